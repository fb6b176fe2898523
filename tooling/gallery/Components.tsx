import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { CardList } from '#src/ui/CardList.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Field, fieldIds } from '#src/ui/Field.tsx';
import { RuledList } from '#src/ui/RuledList.tsx';
import { Logo } from '#src/ui/Logo.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { QuestionList } from '#src/ui/QuestionList.tsx';
import { QuoteList } from '#src/ui/QuoteList.tsx';
import { KeyValueList } from '#src/ui/KeyValueList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { TimeSlots } from '#src/ui/TimeSlots.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Checklist } from '#src/ui/Checklist.tsx';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import styles from './gallery.module.css';

const text = 'A line of words, as long as a line of words is on a page.';

/** Every component of `src/ui` in every state it can be put into from outside, in one theme. */
export function Components({ theme }: { readonly theme: 'light' | 'dark' }) {
  const id = (name: string) => `${theme}-${name}`;
  return (
    <div className={styles.theme} data-scheme={theme}>
      <Breadcrumbs label="Breadcrumb" steps={[{ name: 'Home', href: '#' }]} here="Components" />
      <PageHeader heading="Page header" lead={text} margin={<Logo />} aside={<Badge label="Badge">5 to 7 days</Badge>}>
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
      </PageHeader>
      <Section heading="Section" margin="Margin">
        <p>
          {text} <a href="#nowhere">A link</a>
        </p>
        <CardList entries={[{ href: '#', name: 'Entry', text }]} />
        <RuledList>
          <li>{text}</li>
        </RuledList>
        <KeyValueList
          rows={[
            { label: 'Income', value: '₹12,50,000' },
            { label: 'Tax', value: '₹74,880', isTotal: true },
          ]}
        />
        <Prose html={`<p>${text}</p><ul><li>One</li><li>Two</li></ul>`} />
        <QuoteList
          quotes={[{ quote: text, author: 'A Person', designation: 'Shopkeeper', stars: 4, sample: true }]}
          rating={(stars) => `${stars} stars`}
          sampleMark="Sample"
        />
        <QuestionList questions={[{ question: 'A question?', answer: text, more: { href: '#', words: 'More' } }]} />
        <Checklist
          items={[{ item: 'Ticked', note: 'A note' }, { item: 'Not ticked' }]}
          ticked={new Set(['Ticked'])}
          onToggle={() => undefined}
        />
      </Section>
      {(['good', 'wrong'] as const).map((kind) => (
        <Alert key={kind} kind={kind}>
          <p>{text}</p>
        </Alert>
      ))}
      <ErrorSummary heading="One field:" wrong={[{ id: id('wrong'), label: 'Wrong', reason: text }]} />
      <Field id={id('text')} label="Text" help={text} optional="optional">
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
        <TimeSlots
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
