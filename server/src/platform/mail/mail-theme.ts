import type { CSSProperties } from 'react';

const FONT = "Inter, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** A logo fills it in one direction; it is drawn for screens that have two points for each. */
export const LOGO_SPACE = { width: 160, height: 44 } as const;

/** Inline, since many mailboxes drop style sheets: the light theme. */
export const styles = {
  body: { backgroundColor: '#F7F8F5', color: '#121A16', fontFamily: FONT, margin: 0, padding: '24px 12px' },
  card: {
    backgroundColor: '#FFFFFF',
    border: '1px solid #DCE2DB',
    borderRadius: '12px',
    maxWidth: '560px',
    padding: '28px 28px 20px',
  },
  head: { borderCollapse: 'collapse', width: '100%' },
  headCell: { padding: 0, verticalAlign: 'middle' },
  markCell: { padding: '0 8px 0 0', verticalAlign: 'middle' },
  mark: { border: 0, display: 'block' },
  wordmark: {
    color: '#121A16',
    fontSize: '20px',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    lineHeight: '28px',
    padding: 0,
    verticalAlign: 'middle',
  },
  // Drawn on white, whatever is around it; where pictures are not shown, this is how the name looks.
  logo: {
    border: '1px solid #DCE2DB',
    borderRadius: '9px',
    color: '#121A16',
    display: 'block',
    fontSize: '16px',
    fontWeight: 700,
  },
  heading: { color: '#121A16', fontSize: '24px', fontWeight: 700, lineHeight: '32px', margin: '20px 0 12px' },
  text: { color: '#121A16', fontSize: '16px', lineHeight: '25px', margin: '0 0 16px', whiteSpace: 'pre-line' },
  button: {
    backgroundColor: '#0A6B50',
    borderRadius: '9px',
    color: '#FFFFFF',
    display: 'inline-block',
    fontSize: '16px',
    fontWeight: 600,
    padding: '14px 22px',
  },
  address: { color: '#55625B', fontSize: '13px', lineHeight: '20px', margin: '10px 0 20px' },
  /** Addresses are longer than a phone is wide; the words before them are not. */
  url: { wordBreak: 'break-all' },
  link: { color: '#0A6B50', textDecoration: 'underline' },
  code: {
    backgroundColor: '#EEF1EC',
    borderRadius: '9px',
    color: '#121A16',
    fontFamily: "'JetBrains Mono', Consolas, Menlo, monospace",
    fontSize: '28px',
    fontWeight: 700,
    letterSpacing: '0.25em',
    lineHeight: '36px',
    margin: '0 0 20px',
    padding: '12px 16px',
    textAlign: 'center',
  },
  label: { color: '#55625B', fontSize: '14px', lineHeight: '20px', margin: '0 0 6px' },
  details: { borderCollapse: 'collapse', margin: '0 0 20px', width: '100%' },
  term: {
    borderTop: '1px solid #DCE2DB',
    color: '#55625B',
    fontSize: '14px',
    fontWeight: 400,
    lineHeight: '20px',
    padding: '8px 16px 8px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    width: '35%',
  },
  value: { borderTop: '1px solid #DCE2DB', color: '#121A16', fontSize: '15px', lineHeight: '20px', padding: '8px 0' },
  quote: {
    borderLeft: '3px solid #0A6B50',
    color: '#121A16',
    fontSize: '16px',
    lineHeight: '25px',
    margin: '0 0 16px',
    padding: '2px 0 2px 14px',
    whiteSpace: 'pre-line',
  },
  rich: { color: '#121A16', fontSize: '16px', lineHeight: '25px' },
  footer: { borderTop: '1px solid #DCE2DB', margin: '24px 0 0', paddingTop: '16px' },
  small: { color: '#55625B', fontSize: '13px', lineHeight: '19px', margin: '0 0 6px' },
} as const satisfies Record<string, CSSProperties>;

/** Links in words of companies, and the dark theme, for mailboxes that honour it; !important wins over the inline styles. */
export const SHEET = `
.m-text a { color: #0A6B50; }
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .m-body, .m-body > table > tbody > tr > td { background-color: #0D1311 !important; }
  .m-card { background-color: #141C19 !important; border-color: #26312C !important; }
  .m-text { color: #E7EEEA !important; }
  .m-muted, .m-muted a { color: #9DADA4 !important; }
  .m-brand, .m-text a { color: #34C998 !important; }
  .m-button { background-color: #34C998 !important; color: #06130E !important; }
  .m-code { background-color: #0A0F0D !important; color: #E7EEEA !important; }
  .m-edge { border-color: #26312C !important; }
}`;
