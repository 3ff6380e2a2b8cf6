/** The product in one picture: a score curve behind a choice table with 冲, 稳 and 保. Decorative. */
export function Scene() {
  return (
    <svg className="scene" viewBox="0 0 480 340" aria-hidden="true">
      <Curve />
      <g className="scene-card">
        <rect x="96" y="76" width="288" height="216" rx="16" fill="#fff" />
        <rect x="120" y="100" width="88" height="12" rx="6" fill="#1f2a37" opacity=".85" />
        <rect x="316" y="98" width="44" height="16" rx="8" fill="#ecf5ff" />
        <Choice y={132} label="冲" colour="#f59f3a" name={112} chance={0.34} />
        <Choice y={182} label="稳" colour="#409eff" name={92} chance={0.68} />
        <Choice y={232} label="保" colour="#29b47f" name={128} chance={0.94} />
      </g>
      <Cap />
    </svg>
  );
}

function Curve() {
  const line = 'M16 296C96 290 128 252 184 214S288 92 344 68s84-30 120-34';
  return (
    <g fill="none">
      <linearGradient id="scene-below" x2="0" y2="1">
        <stop stopColor="#fff" stopOpacity=".2" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      {[60, 120, 180, 240, 300].map((y) => (
        <path key={y} d={`M16 ${y}H464`} stroke="#fff" strokeOpacity=".12" strokeDasharray="2 6" />
      ))}
      <path d={`${line}v306H16z`} fill="url(#scene-below)" />
      <path d={line} stroke="#fff" strokeOpacity=".6" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="430" cy="40" r="6" fill="#fff" />
      <circle cx="430" cy="40" r="12" stroke="#fff" strokeOpacity=".4" strokeWidth="2" />
    </g>
  );
}

interface ChoiceProps {
  readonly y: number;
  readonly label: string;
  readonly colour: string;
  /** Width of the bar that represents a name. */
  readonly name: number;
  /** 0 to 1. */
  readonly chance: number;
}

function Choice({ y, label, colour, name, chance }: ChoiceProps) {
  return (
    <g>
      <rect x="120" y={y} width="32" height="32" rx="9" fill={colour} />
      <text x="136" y={y + 21.5} textAnchor="middle" fontSize="15" fontWeight="600" fill="#fff">
        {label}
      </text>
      <rect x="164" y={y + 5} width={name} height="8" rx="4" fill="#5b6776" opacity=".55" />
      <rect x="164" y={y + 19} width="196" height="6" rx="3" fill="#eef2f7" />
      <rect x="164" y={y + 19} width={196 * chance} height="6" rx="3" fill={colour} opacity=".8" />
    </g>
  );
}

function Cap() {
  return (
    <g className="scene-cap" transform="translate(344 232) scale(1.7)">
      <path d="M18 33v9c0 4 6.3 7 14 7s14-3 14-7v-9l-14 6z" fill="#12447f" />
      <path d="M32 14 56 25 32 36 8 25z" fill="#0f3a6e" />
      <path d="M53 27v11" stroke="#ffd166" strokeWidth="2" strokeLinecap="round" />
      <circle cx="53" cy="41" r="2.6" fill="#ffd166" />
    </g>
  );
}
