import { resolve } from 'node:path';
import ts from 'typescript';

/** Tells whether the type check refuses a file with other text in it than stands on the disk. */
export type RefusedByTypes = (file: string, text: string) => boolean;

// Whoever drops a condition drops the name that only it used; these say no more than that.
const aboutUnusedNames = { noUnusedLocals: false, noUnusedParameters: false };

/** Reads the site's own type settings, without what they say of unused names. Checks nothing before it is first asked. */
export function typeCheck(): RefusedByTypes {
  let service: ts.LanguageService | undefined;
  const changed = new Map<string, { readonly text: string; readonly version: number }>();
  const begin = () => {
    const settings = ts.getParsedCommandLineOfConfigFile('tsconfig.json', aboutUnusedNames, {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    });
    if (!settings) throw new Error('There are no type settings in tsconfig.json.');
    return ts.createLanguageService({
      fileExists: (name) => ts.sys.fileExists(name),
      readFile: (name) => ts.sys.readFile(name),
      directoryExists: (name) => ts.sys.directoryExists(name),
      getDirectories: (name) => ts.sys.getDirectories(name),
      getCompilationSettings: () => settings.options,
      // Only what declares, and what is asked about with all it imports: reading the rest would take ten times as long.
      getScriptFileNames: () => [...settings.fileNames.filter((name) => name.endsWith('.d.ts')), ...changed.keys()],
      getScriptVersion: (name) => String(changed.get(name)?.version ?? 0),
      getScriptSnapshot: (name) => {
        const text = changed.get(name)?.text ?? ts.sys.readFile(name);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => process.cwd(),
      getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    });
  };
  const put = (name: string, text: string | undefined) => {
    const version = (changed.get(name)?.version ?? 0) + 1;
    changed.set(name, { text: text ?? ts.sys.readFile(name) ?? '', version });
  };
  return (file, text) => {
    service ??= begin();
    const name = resolve(file);
    put(name, text);
    const faults = [...service.getSyntacticDiagnostics(name), ...service.getSemanticDiagnostics(name)];
    put(name, undefined);
    return faults.length > 0;
  };
}
