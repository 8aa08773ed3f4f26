import { vars } from '@matchday/ui/theme';

const { color, space, border, control, status } = vars;

/** The looks of the basket without scripts, beyond those of the page around it. It has no quotes and no `>`, which are escaped. */
export const basketStyle = `
.basket{display:grid;gap:${space.l};max-inline-size:56rem}
.basket ul{list-style:none}
.basket h2{font-weight:700}
.basket li{display:grid;grid-template-columns:6rem minmax(0,1fr);gap:${space.s} ${space.m};
padding-block:${space.m};border-block-end:${border.hairline} solid ${color.border}}
.basket img{inline-size:100%;block-size:auto}
.basket .line{display:grid;gap:${space.xs};justify-items:start}
.basket dl{display:grid;grid-template-columns:auto auto;gap:${space.xxs} ${space.s};justify-content:start}
.basket .line-forms{display:flex;flex-wrap:wrap;align-items:end;gap:${space.s}}
.basket form{display:flex;flex-wrap:wrap;align-items:end;gap:${space.xs}}
.basket label{display:grid;gap:${space.xxs}}
.basket li *{min-inline-size:0;overflow-wrap:anywhere}
.basket input[type=number]{inline-size:5rem}
.basket input[type=number],.basket button{min-block-size:${control.height};padding-inline:${space.s};
border:max(${border.control},1px) solid ${color.borderStrong};background:${color.raised};color:${color.text};font:inherit}
.basket button{cursor:pointer}
.basket strong{font-weight:700}
.basket a{text-decoration:underline;text-underline-offset:.2em}
.basket .note,.basket [role=alert]{padding:${space.s} ${space.m};background:${color.surface}}
.basket [role=alert],.basket .danger{color:${status.danger.text}}
.basket .warning{color:${status.warning.text}}
.basket .muted{color:${color.textMuted}}
`;
