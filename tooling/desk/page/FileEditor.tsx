import type { Control } from '../control.ts';
import type { OpenedFile } from '../contract.ts';
import type { FileValue } from '../edited-text.ts';
import { FieldsEditor, RootEditor, type Editing } from './FieldEditor.tsx';
import { FindInForm } from './FindInForm.tsx';
import { AssetEditor } from './AssetEditor.tsx';
import { MarkdownEditor } from './MarkdownEditor.tsx';
import styles from './desk.module.css';
import { withValueAt } from '../value-path.ts';

/** The fields of one file, and the text below them. */
export function FileEditor(props: {
  readonly opened: OpenedFile;
  readonly title: string;
  readonly value: FileValue;
  readonly control: Control;
  readonly editing: Omit<Editing, 'change' | 'choices'>;
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  readonly onChange: (value: FileValue) => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onReveal: (field: string) => void;
  readonly onClose: () => void;
  /** Only where the file may go. */
  readonly onRemove?: () => void;
}) {
  const { opened, title, value, control, isChanged, isBusy, onChange, onSave, onDiscard, onReveal, onClose, onRemove } =
    props;
  const { addAsset } = props.editing;
  const editing: Editing = {
    ...props.editing,
    change(path, fresh) {
      props.editing.mended(path);
      onChange({ ...value, fields: withValueAt(value.fields, path, fresh) });
    },
  };
  return (
    <form
      className={styles.file}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <div className={styles.top}>
        <div className={styles.bar}>
          <h2>{title}</h2>
          <button type="submit" className={styles.act} disabled={!isChanged || isBusy}>
            {isBusy ? 'Being checked…' : 'Save'}
          </button>
          <button type="button" disabled={!isChanged || isBusy} onClick={onDiscard}>
            Leave as it was
          </button>
          <button type="button" onClick={onClose}>
            Close
          </button>
        </div>
        <FindInForm control={control} value={value.fields} onChoose={onReveal} />
      </div>
      {control.kind === 'fields' ? (
        <FieldsEditor fields={control.fields} editing={editing} path={[]} value={value.fields} />
      ) : (
        <RootEditor control={control} editing={editing} value={value.fields} />
      )}
      {opened.kind === 'gallery' && <AssetEditor folder="gallery" addAsset={addAsset} />}
      {opened.kind === 'practice' && (
        <AssetEditor folder="logo" heading="Put in a picture for the logo" addAsset={addAsset} />
      )}
      {value.markdown !== undefined && (
        <MarkdownEditor
          file={opened.name}
          value={value.markdown}
          onChange={(markdown) => {
            props.editing.mended(['text']);
            onChange({ ...value, markdown });
          }}
          addAsset={addAsset}
        />
      )}
      {onRemove && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => {
            if (confirm(`Take “${opened.title}” off the site? “Changes” brings it back.`)) onRemove();
          }}
        >
          Remove this file
        </button>
      )}
    </form>
  );
}
