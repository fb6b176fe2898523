import practice from 'content:practice';
import { Beside } from '#src/ui/Beside.tsx';
import { Rows } from '#src/ui/Rows.tsx';
import { Stamp } from '#src/ui/Stamp.tsx';

/** The accountant and the registrations of the practice, as a book names its printer. */
export function Colophon() {
  const { name, qualification, membershipNumber, firmRegistrationNumber, experience } = practice.accountant;
  return (
    <Beside right={<Stamp label="Member of the Institute, number">{membershipNumber}</Stamp>}>
      <Rows
        rows={[
          { label: 'Accountant', value: `${name}, ${qualification}` },
          { label: 'Membership number', value: membershipNumber },
          { label: 'Firm registration number', value: firmRegistrationNumber },
          { label: 'Experience', value: experience },
          { label: 'Offices', value: practice.offices.map(({ town }) => town).join(' and ') },
        ]}
      />
    </Beside>
  );
}
