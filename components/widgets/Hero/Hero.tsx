import { enterpriseOffice } from '../../drawings/axonometric/enterprise-office.ts'
import { growingOffice } from '../../drawings/axonometric/growing-office.ts'
import type { WidgetContext } from '../declare.ts'
import { HeroFigure } from './HeroFigure.tsx'

const drawings = { office: growingOffice, enterprise: enterpriseOffice } as const

/** The drawings that a hero may show. */
export const heroDrawings = Object.keys(drawings) as (keyof typeof drawings)[]

type HeroProps = WidgetContext & {
  /** The drawing on the right; without one the words stand alone. */
  drawing?: keyof typeof drawings
}

/** The head of a page: its one first-level heading, a lead and what to do, beside a drawing. */
export function Hero({ drawing, children }: HeroProps) {
  return (
    <section className={drawing ? 'hero' : 'hero hero-words'}>
      <div className={drawing ? 'wrap hero-two' : 'wrap'}>
        <div className="flow">{children}</div>
        {drawing && <HeroFigure office={drawings[drawing]} />}
      </div>
    </section>
  )
}
