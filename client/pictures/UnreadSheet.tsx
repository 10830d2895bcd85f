import { paint } from "#client/theme/paint.ts";

const entries = [
  { top: 72, title: "46%", lines: ["68%", "62%", "34%"], chip: 104 },
  { top: 226, title: "34%", lines: ["52%"], chip: 88 },
];

/**
 * A page whose words have not arrived, as wide as its place. No style sheet applies: client/first/build/stillFiles.ts
 * writes a day file and a night file, which load before any script.
 */
export function UnreadSheet() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" fill={paint("line")}>
      <Bar x="18" y={19} width="72" height={20} />
      <svg x="100%" overflow="visible">
        <Bar x="-92" y={21} width="74" height={16} />
      </svg>
      <path d="M0 57h4000" stroke={paint("line")} />
      <path d="M34 82v240" stroke={paint("lineStrong")} strokeWidth="2" strokeLinecap="round" strokeDasharray="0 7" />
      {entries.map(({ top, title, lines, chip }) => (
        <svg key={top} x="0" y={top} overflow="visible">
          <circle cx="34" cy="19" r="21" fill={paint("surface")} />
          <circle cx="34" cy="19" r="18" />
          <Bar x="60" y={6} width={title} height={20} />
          <svg x="100%" overflow="visible">
            <Bar x="-66" y={9} width="48" height={14} />
          </svg>
          {lines.map((width, index) => (
            <Bar key={width} x="60" y={38 + 24 * index} width={width} height={14} />
          ))}
          <Bar x="60" y={42 + 24 * lines.length} width={`${chip}`} height={24} />
        </svg>
      ))}
    </svg>
  );
}

interface BarProps {
  x: string;
  y: number;
  width: string;
  height: number;
}

function Bar({ height, ...place }: BarProps) {
  return <rect {...place} height={height} rx={Math.min(8, height / 2)} />;
}
