import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { Entries } from '#src/ui/Entries.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Field, fieldIds } from '#src/ui/Field.tsx';
import { Lines } from '#src/ui/Lines.tsx';
import { Mark } from '#src/ui/Mark.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Opening } from '#src/ui/Opening.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { QuestionList } from '#src/ui/QuestionList.tsx';
import { Quotes } from '#src/ui/Quotes.tsx';
import { Rows } from '#src/ui/Rows.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Slots } from '#src/ui/Slots.tsx';
import { Stamp } from '#src/ui/Stamp.tsx';
import { TickList } from '#src/ui/TickList.tsx';
import { Trail } from '#src/ui/Trail.tsx';
import styles from './gallery.module.css';

const text = 'A line of words, as long as a line of words is on a page.';

/** Every component of `src/ui` in every state it can be put into from outside, in one theme. */
export function Components({ theme }: { readonly theme: 'light' | 'dark' }) {
  const id = (name: string) => `${theme}-${name}`;
  return (
    <div className={styles.theme} data-scheme={theme}>
      <Trail steps={[{ name: 'Home', href: '#' }]} here="Components" />
      <Opening heading="Opening" lead={text} margin={<Mark />} aside={<Stamp label="Stamp">5 to 7 days</Stamp>}>
        <Button>Act</Button>
        <Button look="quiet">Quiet</Button>
        <Button disabled>Disabled</Button>
        <Button disabled aria-busy>
          Sending...
        </Button>
        <ButtonLink href="#">Link</ButtonLink>
        <ButtonLink href="#" look="quiet">
          Quiet link
        </ButtonLink>
      </Opening>
      <Section heading="Section" margin="Margin">
        <p>
          {text} <a href="#nowhere">A link</a>
        </p>
        <Entries entries={[{ href: '#', name: 'Entry', text }]} />
        <Lines>
          <li>{text}</li>
        </Lines>
        <Rows
          rows={[
            { label: 'Income', value: '₹12,50,000' },
            { label: 'Tax', value: '₹74,880', isTotal: true },
          ]}
        />
        <Prose html={`<p>${text}</p><ul><li>One</li><li>Two</li></ul>`} />
        <Quotes quotes={[{ quote: text, author: 'A Person', designation: 'Shopkeeper', stars: 4 }]} />
        <QuestionList questions={[{ question: 'A question?', answer: text, more: { href: '#', words: 'More' } }]} />
        <TickList
          items={[{ item: 'Ticked', note: 'A note' }, { item: 'Not ticked' }]}
          ticked={new Set(['Ticked'])}
          onToggle={() => undefined}
        />
      </Section>
      {(['good', 'wrong'] as const).map((kind) => (
        <Notice key={kind} kind={kind}>
          <p>{text}</p>
        </Notice>
      ))}
      <ErrorSummary wrong={[{ id: id('wrong'), label: 'Wrong', reason: text }]} />
      <Field id={id('text')} label="Text" help={text} isOptional>
        <input {...fieldIds(id('text'), { help: true, error: false })} placeholder="Placeholder" />
      </Field>
      <Field id={id('wrong')} label="Wrong" error={text}>
        <input {...fieldIds(id('wrong'), { help: false, error: true })} defaultValue="abc" />
      </Field>
      <Field id={id('disabled')} label="Disabled">
        <input id={id('disabled')} disabled defaultValue="abc" />
      </Field>
      <Field id={id('area')} label="Area" echo="₹12,50,000">
        <textarea {...fieldIds(id('area'), { help: false, error: false, echo: true })} />
      </Field>
      <Field id={id('select')} label="Select">
        <select id={id('select')}>
          <option>Please choose</option>
        </select>
      </Field>
      <Field id={id('date')} label="Date">
        <input id={id('date')} type="date" />
      </Field>
      <Field id={id('slots')} label="Slots" isGroup>
        <Slots
          ids={{ id: id('slots') }}
          name={id('slots')}
          slots={[
            { label: '09:00 AM', isClosed: true, hint: 'has passed' },
            { label: '10:00 AM', isClosed: false, hint: undefined },
          ]}
        />
      </Field>
    </div>
  );
}
