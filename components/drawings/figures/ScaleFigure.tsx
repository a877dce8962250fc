import type { ReactNode } from 'react'

const face = <path className="face" d="M27 20.5v.1M33 20.5v.1M27.5 25q2.5 1.8 5 0" />
const neck = <path className="skin" d="M26 30v6q4 4 8 0v-6" />
const head = <circle className="skin" cx="30" cy="21" r="9" />

/** Three people for scale, each named after what they wear or hold. */
const figures = {
  scarf: (
    <>
      <path className="hair" d="M19 20c-3-17 25-17 22 0 1 7 3 14-1 17H20c-4-3-2-10-1-17z" />
      <path className="legs" d="m21 64-2 42h8l3-30 3 30h8l-2-42z" />
      <path className="jumper" d="M17 66V46q0-12 13-12t13 12v20z" />
      <path d="M22 48v14l10 3M38 48v18" />
      {neck}
      {head}
      <path className="hair" d="M21 20q2-9 9-9t9 9q-6-1-9-5-3 4-9 5z" />
      {face}
    </>
  ),
  folder: (
    <>
      <path className="skin" d="M25 84v22M35 84v22" />
      <path className="dress" d="m14 86 5-40q1-12 11-12t11 12l5 40z" />
      {neck}
      {head}
      <path className="hair" d="M20 28c-5-22 25-22 20 0-2-1-2-6-3-9q-8 0-11-3-3 6-6 12z" />
      {face}
      <path className="paper" d="m32 52 16-4 4 17-16 4z" />
      <path d="M37 57l8-2M38 61l8-2M24 48v10l10 3" />
    </>
  ),
  mug: (
    <>
      <path className="legs" d="m20 64-1 42h8l3-30 3 30h8l-1-42z" />
      <path className="shirt" d="M16 66V46q0-12 14-12t14 12v20z" />
      {neck}
      {head}
      <path className="hair" d="M20 20q0-11 10-11t10 11q-3-4-8-4-6 0-12 4z" />
      {face}
      <path d="M21 48v18M39 48v12l-6 2" />
      <path className="paper" d="M24 55h9v9h-9zm0 2h-3v4h3" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type FigureName = keyof typeof figures

type ScaleFigureProps = {
  name: FigureName
  /** The place of its upper left corner and its height, where it stands in a drawing. */
  at?: { x: number; y: number; height: number }
}

/** A person for scale, standing 104 units high. Figures are for humans only; agents are plan symbols. */
export function ScaleFigure({ name, at }: ScaleFigureProps) {
  const size = at ? { x: at.x, y: at.y, width: (at.height * 46) / 104, height: at.height } : { width: 46, height: 104 }
  return (
    <svg className="scale-figure" viewBox="8 4 46 104" {...size} aria-hidden="true">
      {figures[name]}
      <path d="M19 106.5h9M32 106.5h9" />
    </svg>
  )
}
