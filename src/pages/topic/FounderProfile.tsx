import practice from 'content:practice';
import topicWords from 'content:topic-words';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { Columns } from '#src/ui/Columns.tsx';
import { KeyValueList } from '#src/ui/KeyValueList.tsx';
import { Badge } from '#src/ui/Badge.tsx';

const words = topicWords.founder;

/** The accountant and the registrations of the practice. */
export function FounderProfile() {
  const { name, qualification, membershipNumber, firmRegistrationNumber, experience } = practice.accountant;
  return (
    <Columns right={<Badge label={words.member}>{membershipNumber}</Badge>}>
      <KeyValueList
        rows={[
          { label: words.accountant, value: `${name}, ${qualification}` },
          { label: words.membership, value: membershipNumber },
          { label: words.firm, value: firmRegistrationNumber },
          { label: words.experience, value: experience },
          { label: words.offices, value: fillTemplate('{towns}', { towns: practice.offices.map(({ town }) => town) }) },
        ]}
      />
    </Columns>
  );
}
