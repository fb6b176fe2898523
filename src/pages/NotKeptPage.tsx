import words from 'content:offline-words';
import practice from 'content:practice';
import { office } from '#src/delivery/office.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { paths } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { definePage } from './page.ts';

const { heading, text, again, call, whatsApp } = words.missing;

/** Stands in the place of a page whose files are neither on the device nor to be had. */
export const page = definePage({
  addresses: [],
  load: () => Promise.resolve({}),
  meta: () => ({
    title: heading,
    description: text,
    keywords: [],
    address: paths.home,
    updated: '',
    found: false,
  }),
  View: () => (
    <PageHeader heading={heading} lead={text}>
      <Button
        onClick={() => {
          window.location.reload();
        }}
      >
        {again}
      </Button>
      <ButtonLink look="quiet" href={office.call}>
        {fillTemplate(call, { phone: practice.phone })}
      </ButtonLink>
      <ButtonLink look="quiet" href={office.chat} rel="noopener noreferrer">
        {whatsApp}
      </ButtonLink>
    </PageHeader>
  ),
});
