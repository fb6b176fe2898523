/** A content file as it is edited: the text of its fields, and for Markdown the text below them. */
export interface FileParts {
  /** What stands before the fields: nothing, or the first line of `---`. */
  readonly before: string;
  readonly yaml: string;
  /** What stands behind the fields: nothing, or the second line of `---` and all below it. */
  readonly after: string;
}

const frontMatter = /^(\uFEFF?---\r?\n)([\s\S]*?)(\r?\n---[ \t]*(?:\r?\n[\s\S]*|$))$/;

/** Takes a file apart; `before`, `yaml` and `after` put together are the file again. */
export function fileParts(name: string, text: string): FileParts {
  if (!name.endsWith('.md')) {
    const mark = text.startsWith('\uFEFF') ? 1 : 0;
    return { before: text.slice(0, mark), yaml: text.slice(mark), after: '' };
  }
  const [, before = '', yaml = '', after = ''] = frontMatter.exec(text) ?? [];
  return before === '' ? { before: '', yaml: '', after: text } : { before, yaml, after };
}

const fence = /^\r?\n---[ \t]*(?:\r?\n|$)/;

/** The Markdown below the fields, without empty lines around it; undefined for a file of fields alone. */
export function markdownOf(name: string, { after }: FileParts): string | undefined {
  return name.endsWith('.md') ? after.replace(fence, '').trim() : undefined;
}

/** What stands behind the fields, with other Markdown in it. */
export function withMarkdown({ after }: FileParts, markdown: string): string {
  const line = fence.exec(after)?.[0] ?? '\n---\n';
  const below = after.slice(line.length);
  const start = /^\s*/.exec(below)?.[0] ?? '';
  const text = markdown.trim();
  return `${line.endsWith('\n') ? line : `${line}\n`}${below.trim() === '' ? '' : start}${text}${text === '' ? '' : '\n'}`;
}
