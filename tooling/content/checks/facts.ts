import type { Check } from './check.ts';

/** What a service says of the law has a source and a day: its own, or those of the figures of content/law in it. */
export const checkFacts: Check = ({ services }, report) => {
  for (const service of services) {
    service.fields.facts.forEach((fact, index) => {
      const path = ['facts', index] as const;
      if (service.source.figuresAt([...path, 'text']).length > 0) return;
      for (const field of ['asOf', 'source'] as const) {
        if (fact[field] === undefined)
          report(service, [...path, field], 'is missing; only a rule with a figure of content/law takes it from there');
      }
    });
  }
};
