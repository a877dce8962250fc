import type { ReactNode } from 'react'

/** A part of the kit: its name on the left, its content on the right. */
export function Sample({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section className="wrap">
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 border-t-[3px] border-wall py-9 lg:grid-cols-[9rem_minmax(0,1fr)]">
        <h2 className="text-h3">{title}</h2>
        <div className="grid min-w-0 grid-cols-1 gap-6">{children}</div>
      </div>
    </section>
  )
}
