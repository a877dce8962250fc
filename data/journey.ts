import { DISCOVERY_CALL_MINUTES } from './demo.ts'
import type { DepartmentId } from './departments.ts'

/** A way into the journey for one kind of customer. */
export type Pathway = {
  /** The name, as printed. */
  name: string
  /** Who it is for, in short. */
  audience: string
  /** Where it begins and what comes after. */
  text: string
  /** Where to read on. */
  link: { label: string; href: string }
}

/** The pathways of /agent-journey. */
export const pathways = {
  creator: {
    name: 'Creator',
    audience: 'You work alone and sell what you know or make.',
    text: 'Start with one agent for messages and bookings. Add Content when writing takes up too much of your time.',
    link: { label: 'Meet the Content agent', href: '/content' },
  },
  'small-business': {
    name: 'Small Business',
    audience: 'You have a team, a busy phone and a full diary.',
    text: 'Start with a Receptionist. Add Sales or Finance once your calls are under control.',
    link: { label: 'Meet the Receptionist', href: '/receptionist' },
  },
  enterprise: {
    name: 'Enterprise',
    audience: 'You have several departments, each with its own workload.',
    text: 'Start with a pilot in one department. Roll out to the others once you’ve seen the results.',
    link: { label: 'See the 90-day journey', href: '/digital-transformation' },
  },
} as const satisfies Record<string, Pathway>

export type PathwayId = keyof typeof pathways

/** Every pathway's id, in order. */
export const pathwayIds = Object.keys(pathways) as PathwayId[]

/** One of the stages that every pathway goes through. */
export type Stage = {
  /** The name, as printed. */
  name: string
  /** What happens in it, in short. */
  text: string
  /** What you have at its end. */
  outcome: string
}

/** The stages of /agent-journey; its plan draws a room for each of the three. */
export const stages: readonly [Stage, Stage, Stage] = [
  {
    name: 'Learn',
    text: 'Find out which tasks come up again and again, and which should stay with a person.',
    outcome: 'A short list of tasks for an agent',
  },
  {
    name: 'Build',
    text: 'Give your first agent its prices, hours, tone of voice and limits.',
    outcome: 'An agent you’ve called and tested',
  },
  {
    name: 'Launch',
    text: 'Switch it on, read its call notes, and correct anything it gets wrong.',
    outcome: 'An agent at work, and a plan for the next one',
  },
]

/** A step of a journey. */
export type JourneyStep = {
  /** Counted from 1. */
  number: number
  /** The step's name. */
  title: string
  /** The days or weeks that it takes, first and last, for the ruler. */
  span: readonly [number, number]
  /** What happens in it, in short. */
  description: string
  /** The department whose colour it is drawn in. */
  colour: DepartmentId
}

/** A span of days, as printed: 'Days 2–7'. */
export function daysOf([first, last]: JourneyStep['span']): string {
  return first === last ? `Day ${first}` : `Days ${first}–${last}`
}

/** A span of weeks, as printed: 'Week 1–2'. */
export function weeksOf([first, last]: JourneyStep['span']): string {
  return `Week ${first}–${last}`
}

/** The 30-day roadmap of /agent-journey; spans are days. */
export const roadmap: readonly JourneyStep[] = [
  {
    number: 1,
    title: 'Discovery call',
    span: [1, 1],
    description: `${DISCOVERY_CALL_MINUTES} minutes on the tasks you repeat each week and what should stay with a person.`,
    colour: 'reception',
  },
  {
    number: 2,
    title: 'Strategy session',
    span: [2, 7],
    description: 'We choose your first agent together and write down what it may and may not do.',
    colour: 'sales',
  },
  {
    number: 3,
    title: 'Deployment',
    span: [8, 21],
    description: 'We set up the agent with you. Your team tests it, and we adjust it until you’re happy.',
    colour: 'operations',
  },
  {
    number: 4,
    title: 'Launch',
    span: [22, 30],
    description: 'It takes real calls. We go through the call notes with you and plan the next step.',
    colour: 'marketing',
  },
]

/** The 90-day journey of /digital-transformation; spans are weeks. */
export const ninetyDays: readonly JourneyStep[] = [
  {
    number: 1,
    title: 'Free audit',
    span: [1, 2],
    description: 'We count calls, queues and repeated work in each department.',
    colour: 'analytics',
  },
  {
    number: 2,
    title: 'Strategy and design',
    span: [3, 4],
    description: 'We rank the agents by what they save. Each has an owner on your side.',
    colour: 'compliance',
  },
  {
    number: 3,
    title: 'Pilot agent',
    span: [5, 6],
    description: 'One agent works in one department. We compare its results with the audit.',
    colour: 'reception',
  },
  {
    number: 4,
    title: 'Rollout by department',
    span: [7, 10],
    description: 'More agents follow where the pilot’s results justify them.',
    colour: 'operations',
  },
  {
    number: 5,
    title: 'Review and handover',
    span: [11, 12],
    description: 'Your team takes over the day-to-day running. We plan the next quarter with you.',
    colour: 'finance',
  },
]
