import type { DepartmentId } from './departments.ts'

/** A way into the journey for one kind of customer. */
export type Pathway = {
  /** The name, as printed. */
  name: string
  /** Whom it is for, in one sentence. */
  audience: string
  /** Where it begins and what comes after, in two sentences. */
  text: string
  /** Where to read on. */
  link: { label: string; href: string }
}

/** The three pathways of /agent-journey. */
export const pathways = {
  creator: {
    name: 'Creator',
    audience: 'You work alone and sell what you know or make.',
    text: 'Begin with one desk for messages and bookings. Add Content when the writing eats the making.',
    link: { label: 'Meet the Content agent', href: '/content' },
  },
  'small-business': {
    name: 'Small Business',
    audience: 'You have a team, a phone that rings and a diary that fills.',
    text: 'Begin with a Receptionist. Add Sales or Finance when calls are no longer the slowest part.',
    link: { label: 'Meet the Receptionist', href: '/receptionist' },
  },
  enterprise: {
    name: 'Enterprise',
    audience: 'You have departments, each with its own queue.',
    text: 'Begin with a pilot in one department. Roll out by department once its figures are in.',
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
  /** What happens in it, in one sentence. */
  text: string
  /** What you have at its end. */
  outcome: string
}

/** The three stages of /agent-journey. */
export const stages: readonly [Stage, Stage, Stage] = [
  {
    name: 'Learn',
    text: 'Find out which work repeats, and which of it should stay with a person.',
    outcome: 'A short list of jobs for an agent',
  },
  {
    name: 'Build',
    text: 'Give the first desk its prices, its hours, its manner and its limits.',
    outcome: 'A desk that you have rung and listened to',
  },
  {
    name: 'Launch',
    text: 'Switch it on, read its notes, and change what it got wrong.',
    outcome: 'A desk at work, and a reason for the next one',
  },
]

/** A step of a journey (specification, section 3). */
export type JourneyStep = {
  /** Counted from 1. */
  number: number
  /** The step's name. */
  title: string
  /** When it happens, as printed: 'Week 1–2'. */
  duration: string
  /** The days or weeks that it takes, first and last, for the ruler. */
  span: readonly [number, number]
  /** What happens in it, in one sentence. */
  description: string
  /** The department whose colour it is drawn in. */
  colour: DepartmentId
}

/**
 * The 30-day roadmap of /agent-journey; spans are days. Titles and their order are the specification's, the days within
 * the 30 are ours.
 */
export const roadmap: readonly [JourneyStep, JourneyStep, JourneyStep, JourneyStep] = [
  {
    number: 1,
    title: 'Discovery call',
    duration: 'Day 1',
    span: [1, 1],
    description: 'Fifteen minutes on what repeats in your week, and what must stay with a person.',
    colour: 'reception',
  },
  {
    number: 2,
    title: 'Strategy session',
    duration: 'Days 2–7',
    span: [2, 7],
    description: 'We choose the first desk together and write down what it may and may not do.',
    colour: 'sales',
  },
  {
    number: 3,
    title: 'Deployment',
    duration: 'Days 8–21',
    span: [8, 21],
    description: 'The desk is set up, rung by your team, and corrected until you are content.',
    colour: 'operations',
  },
  {
    number: 4,
    title: 'Launch',
    duration: 'Days 22–30',
    span: [22, 30],
    description: 'It takes real calls. We read the notes with you and plan the next step.',
    colour: 'marketing',
  },
]

/** The five-step 90-day journey of /digital-transformation; spans are weeks (specification, section 2). */
export const ninetyDays: readonly [JourneyStep, JourneyStep, JourneyStep, JourneyStep, JourneyStep] = [
  {
    number: 1,
    title: 'Free audit',
    duration: 'Week 1–2',
    span: [1, 2],
    description: 'We count calls, queues and copied work, department by department.',
    colour: 'analytics',
  },
  {
    number: 2,
    title: 'Strategy and design',
    duration: 'Week 3–4',
    span: [3, 4],
    description: 'The desks are chosen in order of what they save, each with an owner on your side.',
    colour: 'compliance',
  },
  {
    number: 3,
    title: 'Pilot desk',
    duration: 'Week 5–6',
    span: [5, 6],
    description: 'One desk works in one department, and its figures are compared with the audit’s.',
    colour: 'reception',
  },
  {
    number: 4,
    title: 'Rollout by department',
    duration: 'Week 7–10',
    span: [7, 10],
    description: 'Further desks follow where the pilot’s figures justify them.',
    colour: 'operations',
  },
  {
    number: 5,
    title: 'Review and handover',
    duration: 'Week 11–12',
    span: [11, 12],
    description: 'Your team runs the office; the next quarter is planned from the receipts.',
    colour: 'finance',
  },
]
