import practice from 'content:practice';
import topicWords from 'content:topic-words';
import { blockLineId } from '#src/collections/passage-ids.ts';
import type { TopicBlock } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { clockTime, hoursAbroad, openingHours, type Hours } from '#src/domain/hours-abroad.ts';
import styles from './ClockComparison.module.css';

const words = topicWords.clocks;
const indiaAhead = 5.5;

type Places = Extract<TopicBlock, { kind: 'clocks' }>['places'];

/** The hours of the practice on a strip of 24 hours, in India and in other places. */
export function ClockComparison({ places }: { readonly places: Places }) {
  const weekday = practice.hours[0];
  const hours = openingHours(weekday?.time ?? '');
  if (hours.length === 0) return null;
  const clocks = [{ name: practice.offices[0]?.town ?? words.india, ahead: indiaAhead }, ...places];
  return (
    <ul className={styles.clocks}>
      <li className={styles.scale} aria-hidden="true">
        <div>
          {words.marks.map((mark, index) => (
            <span key={index}>{mark}</span>
          ))}
        </div>
      </li>
      {clocks.map((place, index) => {
        const stretches = hours.map((stretch) => hoursAbroad(stretch, place.ahead));
        return (
          <li key={place.name} id={blockLineId('clocks', index)}>
            <strong>{place.name}</strong>
            <Day open={stretches.flat()} />
            <span>{stretches.map(spoken).join(', ')}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Day({ open }: { readonly open: readonly Hours[] }) {
  return (
    <svg className={styles.day} viewBox="0 0 1440 1" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.line} d="M0 0.5H1440" />
      <path
        className={styles.hour}
        d={Array.from({ length: 25 }, (_, hour) => `M${hour * 60} ${hour % 6 === 0 ? '0.1V0.9' : '0.35V0.65'}`).join(
          '',
        )}
      />
      <path className={styles.open} d={open.map(({ from, to }) => `M${from} 0.5H${to}`).join('')} />
    </svg>
  );
}

function spoken(open: readonly Hours[]): string {
  const [end, start = end] = open;
  return start && end ? fillTemplate(words.hours, { from: clockTime(start.from), to: clockTime(end.to) }) : '';
}
