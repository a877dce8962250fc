import type { ReactNode } from 'react'
import { agents } from '../../../data/agents.ts'
import { industries, industryTitle, type IndustryId } from '../../../data/industries.ts'
import { hiredDesks, type HireableDesk } from '../../../data/office.ts'
import { bandFor, monthlyTotal, pounds, powerUps, priceFor, type PowerUpId } from '../../../data/pricing.ts'
import { Elevation } from '../../drawings/elevation/Elevation.tsx'
import { FloorPlanDrawing } from '../../drawings/plan/FloorPlanDrawing.tsx'
import { RoomRow } from '../../drawings/plan/Rooms.tsx'
import { industryPlan } from '../../drawings/premises/industry-plan.ts'
import { agentRoom } from '../../drawings/rooms/agent-room.ts'
import { nonBreaking } from '../../ui/text-format.tsx'
import type { ChosenAgents } from '../../forms/hire-choice.ts'

/** A list as it is said: Sales, HR and Support. */
const list = new Intl.ListFormat('en-GB')

/** The most agents that are drawn as rooms in a row. */
const MAX_ROOMS = 4

/** The two parts of the page's head that a choice replaces. */
type Head = Record<'words' | 'drawing', ReactNode>

/** The head of the hire page for the chosen agents or bundle. */
export function choiceHead(choice: ChosenAgents): Head {
  if ('industry' in choice) return bundleHead(choice.industry)
  const hired = hiredDesks({ hired: choice.desks })
  const extras = choice.powerUps ?? []
  return hired.length === 1 ? agentHead(hired[0]!, extras) : officeHead(hired, extras)
}

function agentHead(desk: HireableDesk, extras: readonly PowerUpId[]): Head {
  const agent = Object.hasOwn(agents, desk.id) ? agents[desk.id as keyof typeof agents] : undefined
  const plan = agent && agentRoom(desk.id as keyof typeof agents)
  return {
    words: (
      <Words title={`Hire your ${agent?.title ?? desk.name}`} price={priceText(1, extras)}>
        {agent?.job ?? `${desk.description}.`}
      </Words>
    ),
    drawing: plan ? drawing(<FloorPlanDrawing plan={{ ...plan, callouts: [] }} />) : building(1),
  }
}

function officeHead(hired: readonly HireableDesk[], extras: readonly PowerUpId[]): Head {
  return {
    words: (
      <Words title={`Hire your ${hired.length} agents`} price={priceText(hired.length, extras)}>
        {list.format(hired.map(({ name }) => name))}.
      </Words>
    ),
    drawing:
      hired.length <= MAX_ROOMS
        ? drawing(<RoomRow departments={hired.map(({ type }) => type)} count={hired.length} />)
        : building(hired.length),
  }
}

function bundleHead(id: IndustryId): Head {
  const { bundle, bundlePrice } = industries[id]
  return {
    words: (
      <Words
        title={`Start your ${industryTitle(id)}`}
        price={`${pounds(bundlePrice)} a month for ${bundle.length} agents`}
      >
        {list.format(bundle.map(({ agent }) => agents[agent].name))}.
      </Words>
    ),
    drawing: drawing(<FloorPlanDrawing plan={industryPlan(id)} />),
  }
}

function Words({ title, price, children }: { title: string; price: string; children: ReactNode }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">
        <b>{price.replace(/£\S+ a month$/, nonBreaking)}.</b>
        <br />
        {children}
      </p>
    </>
  )
}

/** '3 agents at £89 and Premium Voices: £286 a month' */
export function priceText(count: number, extras: readonly PowerUpId[]): string {
  const total = `${pounds(monthlyTotal(count, extras))} a month`
  if (count === 1 && extras.length === 0) return total
  const names = extras.map((id) => powerUps[id].name)
  const perAgent =
    count === 1 ? `One agent at ${pounds(priceFor(1))}` : `${count} agents at ${pounds(priceFor(count))} each`
  return `${list.format([perAgent, ...names])}: ${total}`
}

function building(count: number): ReactNode {
  return drawing(<Elevation band={bandFor(count)} />)
}

function drawing(svg: ReactNode): ReactNode {
  return <figure>{svg}</figure>
}
