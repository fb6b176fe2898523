import { createContext } from 'react';

/** Where the visitor is, and how to go elsewhere without a page load. */
export interface SiteAddress {
  /** The query of the address, with its question mark; empty where there is none. */
  readonly query: string;
  readonly go: (address: string) => void;
}

/** Handed down by the site around the pages. */
export const SiteAddressContext = createContext<SiteAddress>({
  query: '',
  go: (address) => {
    window.location.assign(address);
  },
});
