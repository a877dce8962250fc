// Written from the widgets' declarations by `npm run check -- --fix`: change those instead.
import type { ReactNode } from 'react'

/** What MDX may name, with the props that each takes. */
export interface MdxComponents {
  /** A link that looks like a button. Its text is between the tags. */
  Action(props: {
    /** Where it leads: a page (`/demo`), a section of this page (`#demo-section`), or another site, which opens in a new tab. */
    href: string
    /** How it looks. `hero` at most once in view, `outline` for the second choice. */
    variant?: "default" | "destructive" | "outline" | "secondary" | "ghost" | "link" | "hero" | "success" | "premium" | "agent" | "agent-filled"
    /** `lg` beside a `hero`. */
    size?: "default" | "sm" | "lg"
    /** Whether an arrow precedes its text: for a link back to the page above, with `variant="ghost" size="sm"`. */
    back?: boolean
    children?: ReactNode
  }): ReactNode

  /** Six agents as rooms of one plan, by category; each with the problems that it ends and the benefits that it brings as two tabs, and a link to its page. */
  AgentExplorer(): ReactNode

  /** The nine agents of the catalogue as nine rooms of one plan, each with its job and its price. */
  AgentGrid(): ReactNode

  /** The button that downloads the Transformation Blueprint, a PDF that the build makes from `content/digital-transformation.mdx`. */
  BlueprintButton(): ReactNode

  /** The eleven button variants in the four sizes, for the kit on /kit. */
  ButtonTable(): ReactNode

  /** A sample call as a two-speaker script, with notes in the margin. */
  CallScript(props: {
    /** The transcript in `data/transcripts.ts`. */
    of: "broken-crown" | "boiler-out" | "first-enquiry" | "mot-reminder" | "late-parcel" | "table-for-twelve" | "tenant-leak" | "missing-records" | "open-day"
  }): ReactNode

  /** What missed calls cost in a month: four figures, a Calculate button, and the result set as a sum. */
  Calculator(): ReactNode

  /** A button that phones: the demo AI receptionist, marked LIVE, or the main line. */
  CallButton(props: {
    /** `hotline` is the demo AI receptionist, `main` is answered by people. The numbers are in `data/site.ts`. */
    line?: "hotline" | "main"
    /** The words on the button. */
    label?: string
    /** How it looks. `outline` beside another button, `hero` where to phone is what the page is for. */
    variant?: "outline" | "default" | "hero"
  }): ReactNode

  /** The company's certifications with their status. An active one opens a certificate that prints on one page. */
  CertificationList(): ReactNode

  /** The three industry compliance packs with their prices and what they hold; their buttons say Coming Soon. */
  CompliancePacks(): ReactNode

  /** The three components, digital staff, digital office and automated workflows, each with where to read on. */
  ComponentRooms(): ReactNode

  /** How to reach a person: the main line, when it is answered, and the email address. */
  ContactDetails(props: {
    /** Whether to show the postal address and the closed days as well. */
    postal?: boolean
  }): ReactNode

  /** The form for a message to the team; what is sent is kept and mailed to them. */
  ContactForm(): ReactNode

  /** A plan of four rooms that shows where customer data enters, rests, leaves and is deleted, with a list. */
  DataPlan(): ReactNode

  /** The form that books a 15-minute demo; its requests are kept and mailed to the team. */
  DemoForm(): ReactNode

  /** Three things to say to the demo receptionist, and what to listen for. */
  DemoPrompts(): ReactNode

  /** Three example offices as receipts, each with its agents, its price and a link that hires them. */
  ExampleOffices(): ReactNode

  /** The form fields in their states, for the kit on /kit. */
  FieldSamples(): ReactNode

  /** A few figures side by side under one rule, each with the words below it. */
  FigureStrip(props: {
    /** Which figures: `playbooks` and `transcripts` are in the records of that name in `data/`, `case-study` and `rollout` in `data/transformation.ts`. */
    of: "playbooks" | "transcripts" | "case-study" | "rollout"
  }): ReactNode

  /** How an office grows, in up to three steps: each third-level heading begins one, beside a plan with one more room. */
  GrowthSteps(props: {
    children?: ReactNode
  }): ReactNode

  /** The head of the hire page: its own text, or the agents or the bundle that the address names. */
  HireChoice(props: {
    /** `words`: heading, price and what is hired. `drawing`: the room or building. */
    show: "words" | "drawing"
    children?: ReactNode
  }): ReactNode

  /** The form that asks for an agent: who you are, your industry and what the agent should do. */
  HireForm(): ReactNode

  /** The demo AI receptionist's phone number, marked LIVE, under a sentence of yours. */
  HotlineCall(props: {
    /** Whether the number is the largest thing on the page. */
    large?: boolean
    children?: ReactNode
  }): ReactNode

  /** Five trades, each with four key features and a link to its page, and a sixth room that leads to the contact page. */
  IndustryRooms(): ReactNode

  /** The journey as a plan: three entrances for the pathways, one hall, three rooms for the stages. `Stages` explains its numbers. */
  JourneyPlan(): ReactNode

  /** The day on which a text was last changed: `updated` in the front matter, else today. */
  LastUpdated(): ReactNode

  /** A list with a look. Its items are a Markdown list between the tags, or a list of the records that several pages show. */
  List(props: {
    /** `ticks` puts a tick before each item (a Markdown list whose items begin with `- [x]` has them without this widget), `facts` is one quiet line of two to four facts, `stamps` is two or three rubber stamps. */
    as?: "ticks" | "facts" | "stamps"
    /** The list of the records: `hire-features`, `hire-promises`, `messages` and `call-facts` are short texts; `why-agents`, `advantages` and `value-drivers` are points with a heading each, side by side. */
    of?: "hire-features" | "hire-promises" | "messages" | "call-facts" | "why-agents" | "advantages" | "value-drivers"
    children?: ReactNode
  }): ReactNode

  /** One kind of small mark in all its forms, for the kit on /kit. */
  MarkSamples(props: {
    /** Which kind of mark. */
    kind: "chips" | "stamps" | "progress" | "icons" | "accordion"
  }): ReactNode

  /** The business models compared: more people, more software, digital staff. */
  ModelTable(): ReactNode

  /** Buttons that show a form's result and a confirmation, for the kit on /kit. */
  NotificationSamples(): ReactNode

  /** The office builder: a floor plan whose desks are hired one by one, with price, level, power-ups and badges. It shows the page's heading and the words above it as its own. */
  OfficeHQ(): ReactNode

  /** The seven office levels as a street of growing buildings, each with how many agents it holds and what each costs. */
  OfficeStreet(): ReactNode

  /** A room in plan whose door opens on to blank paper, for the page that is not there. */
  OpenDoor(): ReactNode

  /** The three pathways: whom each is for, where it begins and where to read on. */
  PathwayRooms(): ReactNode

  /** The ten desks of a larger firm in the three phases in which they are staffed, each phase with a bar for how far it is. */
  PhasedDesks(): ReactNode

  /** A figure or phrase of the records in the middle of a sentence, so that it is right on every page at once. */
  Phrase(props: {
    /** The phrase’s id in `data/phrases.ts`. */
    of: "brand" | "mission" | "company-number" | "address" | "agent-price" | "lowest-price" | "lowest-price-from" | "office-levels" | "full-office" | "cheaper-step" | "bundle-prices" | "setup-time" | "money-back" | "money-back-guarantee" | "discovery-call" | "discovery-call-length" | "playbook-reply" | "playbook-delivery" | "pilot-time" | "rollout-time" | "case-client" | "case-problem" | "case-change" | "kept-requests" | "kept-client-hash"
  }): ReactNode

  /** The six playbooks as drawers of a plan chest, each to look into, to take away as a file, and to clone. */
  PlaybookDrawers(): ReactNode

  /** The form that asks for a custom playbook: your business and what the playbook must do. */
  PlaybookForm(): ReactNode

  /** A slider from 1 to 16 agents: the price of each, the total, what one more changes, and the terms or the building. */
  PriceSlider(props: {
    /** `terms`: VAT, contract and calls. `building`: the office of that size, and agents that could work there. */
    show?: "terms" | "building"
  }): ReactNode

  /** The volume prices: each office level with its agents, the price of one and of all, and the step at which the total falls. */
  PriceTable(): ReactNode

  /** Questions that visitors ask, or the parts of a report, with answers that open one at a time. */
  Questions(props: {
    /** `pricing` and `transformation` are in `data/faq.ts`, `audit-report` in `data/transformation.ts`. */
    of: "pricing" | "transformation" | "audit-report"
  }): ReactNode

  /** The room of one agent in plan, as on that agent's page but without numbers. */
  RoomPlan(props: {
    /** The agent whose room it is, from `data/agents.ts`. */
    agent: "receptionist" | "sales" | "support" | "finance" | "marketing" | "hr" | "operations" | "compliance" | "content" | "analytics"
  }): ReactNode

  /** The four ways on from the compliance centre, as a ruled list of links. */
  QuickActions(): ReactNode

  /** Fifteen questions, one at a time, and a result with a band, its score and the agents to begin with. It shows the page's heading and the words above it as its own. */
  ReadinessAssessment(): ReactNode

  /** Five questions of three answers each, a score on demand, and a radar that lays the visitor's answers over a sample firm's. */
  ReadinessQuiz(): ReactNode

  /** What a year of automation is worth: three sliders that are number fields too, and the sum in pounds with its three parts. */
  RoiSlider(props: {
    /** Errors that no longer happen, in percent. */
    errorReduction?: number
    /** Revenue that comes on top, in percent. */
    revenueUplift?: number
  }): ReactNode

  /** A named part of the kit on /kit. */
  Sample(props: {
    /** The name of the part. */
    title: string
    children?: ReactNode
  }): ReactNode

  /** What is sold by the month beside single agents, in ruled rows: name, what it is, price. */
  Schedule(props: {
    /** `power-ups`, `bundles` (the ten trades) or `compliance-packs`. */
    of: "power-ups" | "bundles" | "compliance-packs"
  }): ReactNode

  /** A button that opens the site’s search. */
  SearchButton(props: {
    /** The button’s text. */
    label?: string
  }): ReactNode

  /** Around a section of the page, for what its structure cannot say. Each second-level heading begins a section without it. */
  Section(props: {
    /** The name that links to this section use after `#`, where it must outlive a change of the heading. */
    id?: string
    /** `paper` is the page's own colour, `well` a band. Without it, sections alternate. */
    tone?: "paper" | "well"
    /** `tight` for a section that carries on what is above it. */
    space?: "full" | "tight"
    /** The shares of its two columns in twelfths, where they differ from what `---` gives. */
    split?: "5/7" | "6/6" | "7/5"
    children?: ReactNode
  }): ReactNode

  /** The sectors that the company works for, each a link to its page. */
  SectorList(): ReactNode

  /** The company's certifications as badges, each with its true status. */
  SecurityBadges(): ReactNode

  /** The six cards on security; each certification shows its true status. */
  SecurityRooms(): ReactNode

  /** The four steps from signing up to the first call, on a ruler of ten minutes. */
  SetupSteps(): ReactNode

  /** The four solutions as four rooms of one plan, each with a call or a dashboard to try it. */
  SolutionRooms(): ReactNode

  /** Learn, Build, Launch: what happens in each stage and what you have at its end, numbered as in `JourneyPlan`. */
  Stages(): ReactNode

  /** A rubber stamp, for something verified or granted; at most two or three in view. */
  Stamp(props: {
    /** `stamp` is granted by us, `success` is active, `warning` is pending. */
    kind?: "stamp" | "success" | "warning"
    children?: ReactNode
  }): ReactNode

  /** What each form of the site stores, field by field, for the privacy policy. */
  StoredFields(): ReactNode

  /** The people who run the company, drawn in front of their office in a London street. */
  StreetScene(): ReactNode

  /** The team as a section through a three-floor building; each card opens a dialog with more about a person or an agent. */
  TeamDirectory(): ReactNode

  /** What happens when, down a ruler: a Markdown list whose items begin with their slanted time. */
  Timeline(props: {
    /** A timeline of the records, instead of a list: `discovery-call` has the steps of the first call. */
    of?: "discovery-call"
    children?: ReactNode
  }): ReactNode

  /** What happens when, on a ruler drawn to scale, with each stretch explained below it. */
  TimeRuler(props: {
    /** `eras` is Web1 to Web4, `roadmap` the 30 days, `ninety-days` the twelve weeks of a larger firm. */
    of: "eras" | "roadmap" | "ninety-days"
  }): ReactNode

  /** Demonstration conversations, the featured ones first, with a search and filters; each has its summary and outcome, and opens the words in place. */
  TranscriptLibrary(): ReactNode

  /** The value-proposition canvas: what a business needs, and what the agents bring to it. */
  ValueCanvas(): ReactNode

  /** The sample of a weekly ROI receipt: saved, revenue and net, set as a till prints them. */
  WeeklyReceipt(): ReactNode
}

declare global {
  /** The MDX language tools read it: a name that is not here is an error, and so is a prop that does not fit. */
  type MDXProvidedComponents = MdxComponents
  interface MDXContentProps {
    /** Widgets come from the registry, for every page alike. */
    readonly components?: undefined
  }
}
