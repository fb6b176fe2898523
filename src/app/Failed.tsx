import words from 'content:layout-words';
import { Alert } from '#src/ui/Alert.tsx';

/** Says what has stopped working, and offers the page anew. */
export function Failed({ text }: { readonly text: string }) {
  return (
    <Alert kind="wrong">
      <p role="alert">{text}</p>
      <p>
        <a
          href=""
          onClick={(event) => {
            event.preventDefault();
            window.location.reload();
          }}
        >
          {words.failed.reload}
        </a>
      </p>
    </Alert>
  );
}
