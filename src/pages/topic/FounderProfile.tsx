import practice from 'content:practice';
import { Columns } from '#src/ui/Columns.tsx';
import { KeyValueList } from '#src/ui/KeyValueList.tsx';
import { Badge } from '#src/ui/Badge.tsx';

/** The accountant and the registrations of the practice, as a book names its printer. */
export function FounderProfile() {
  const { name, qualification, membershipNumber, firmRegistrationNumber, experience } = practice.accountant;
  return (
    <Columns right={<Badge label="Member of the Institute, number">{membershipNumber}</Badge>}>
      <KeyValueList
        rows={[
          { label: 'Accountant', value: `${name}, ${qualification}` },
          { label: 'Membership number', value: membershipNumber },
          { label: 'Firm registration number', value: firmRegistrationNumber },
          { label: 'Experience', value: experience },
          { label: 'Offices', value: practice.offices.map(({ town }) => town).join(' and ') },
        ]}
      />
    </Columns>
  );
}
