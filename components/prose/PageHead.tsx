import type { ReactNode } from 'react'
import type { HeadDrawing } from '../../data/head-drawings.ts'
import { enterpriseOffice } from '../drawings/axonometric/enterprise-office.ts'
import { growingOffice } from '../drawings/axonometric/growing-office.ts'
import type { CutawayOffice } from '../drawings/axonometric/cutaway-office.ts'
import { HeadFigure } from './HeadFigure.tsx'

const drawings: Record<HeadDrawing, CutawayOffice> = { office: growingOffice, enterprise: enterpriseOffice }

type HeadProps = {
  /** The drawing on the right, from front matter; without one the words take the whole width. */
  drawing?: HeadDrawing
  children?: ReactNode
}

/** The head of a page: its first-level heading, what follows it, and the first buttons. */
export function PageHead({ drawing, children }: HeadProps) {
  return (
    <section className={drawing ? 'hero' : 'hero hero-words'}>
      <div className={drawing ? 'wrap hero-two' : 'wrap'}>
        <div className="flow">{children}</div>
        {drawing && <HeadFigure office={drawings[drawing]} />}
      </div>
    </section>
  )
}
