import { writeFileSync } from 'node:fs';
import { rangesOf } from '#src/domain/decisions/ranges.ts';
import { rules } from '#src/domain/decisions/rules.ts';
import { runCommand } from '#tooling/command/run-command.ts';
import { figuresOf } from '#tooling/content/decision-page.ts';
import { readContentFiles } from '#tooling/content/files.ts';
import { loadContent } from '#tooling/content/load.ts';
import { decisionTable } from './decision-table.ts';

const opening = `# The rules of the decisions

Drawn from the functions in \`src/domain/decisions\` with the figures of \`content/law\` by \`npm run docs\`. A line tells what is answered to each question that is asked, in the order of asking, and the outcome. Figures are rupees, numbers or percent, as the question has it.`;

await runCommand(() => {
  const content = loadContent(readContentFiles('content'));
  const parts = content.decisions
    .toSorted((one, other) => one.fields.order - other.fields.order)
    .flatMap(({ id, fields }) => {
      const rule = rules[id];
      if (!rule) return [];
      const rows = decisionTable({ rule, figures: figuresOf(content, id), ranges: rangesOf(fields.questions) });
      const lines = rows.map(({ answers, outcome }) => {
        const told = answers.map(({ question, is }) => `${question}: ${is}`).join('; ');
        return `| ${told} | ${outcome} |`;
      });
      return [`## ${fields.heading}`, ['| answers | outcome |', '| --- | --- |', ...lines].join('\n')];
    });
  writeFileSync('docs/checks.md', `${[opening, ...parts].join('\n\n')}\n`);
});
