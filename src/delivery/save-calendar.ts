/** Hands a calendar file to the visitor under a name that ends in `.ics`. It is made in the browser and sent nowhere. */
export function saveCalendar(file: string, name: string): void {
  const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
