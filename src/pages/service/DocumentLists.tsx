import type { Checklist } from '#src/collections/types.ts';
import { Lines } from '#src/ui/Lines.tsx';

/** The documents of a service: one numbered list, or one for each kind of business. */
export function DocumentLists({ checklist: { intro, lists, note } }: { readonly checklist: Checklist }) {
  return (
    <>
      {intro !== '' && <p>{intro}</p>}
      {lists.map(({ for: whom, items }) => (
        <div key={whom ?? 'all'}>
          {whom !== undefined && <h3>{whom}</h3>}
          <Lines numbered>
            {items.map(({ item, note: remark }) => (
              <li key={item}>
                {item}
                {remark !== undefined && <small>{remark}</small>}
              </li>
            ))}
          </Lines>
        </div>
      ))}
      <p>{note}</p>
    </>
  );
}
