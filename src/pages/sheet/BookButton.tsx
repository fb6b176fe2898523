import { keepDraft, readDraft } from '#src/forms/draft.ts';
import { tabStorage } from '#src/ui/browser-storage.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';

/** Leads to the booking page and puts a text into the notes there, in this tab alone; notes that somebody wrote stay. */
export function BookButton({ notes, children }: { readonly notes: string; readonly children: string }) {
  return (
    <ButtonLink
      href={paths.bookAppointment}
      onClick={() => {
        const draft = readDraft(tabStorage, 'appointment');
        if (!draft.message) keepDraft(tabStorage, 'appointment', { ...draft, message: notes });
      }}
    >
      {children}
    </ButtonLink>
  );
}
