import type { ReactElement } from 'react';

/** What stands beside other children: elements, and never a bare text, which a translator would take from under React. */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
