import picture from 'content:logo-picture';
import practice from 'content:practice';
import { Logo } from '#src/ui/Logo.tsx';

/** The sign beside the name of the practice: its own picture, the drawn one, or none where it is switched off. */
export function Brand() {
  if (!practice.switches.sign) return null;
  if (!picture) return <Logo />;
  const { src, alt, width, height } = picture;
  // Drawn within an SVG, so that the styles of the drawn sign hold for both.
  return (
    <svg role="img" aria-label={alt} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <image href={src} width={width} height={height} />
    </svg>
  );
}
