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

  /** Six agents by category, drawn as rooms of one plan. Each has a tab for problems, a tab for benefits, and a link to its page. */
  AgentExplorer(): ReactNode

  /** The nine agents of the catalogue, drawn as rooms of one plan, each with its job and its price. */
  AgentGrid(): ReactNode

  /** The button that downloads the Transformation Blueprint, a PDF that the build makes from `content/digital-transformation.mdx`. */
  BlueprintButton(): ReactNode

  /** The eleven button variants in the four sizes, for the kit on /kit. */
  ButtonTable(): ReactNode

  /** A sample call as a two-speaker script, with notes in the margin. */
  CallScript(props: {
    /** The transcript in `data/transcripts.ts`. */
    of: "boiler-out" | "broken-crown" | "first-enquiry" | "mot-reminder" | "late-parcel" | "table-for-twelve" | "tenant-leak" | "missing-records" | "open-day"
  }): ReactNode

  /** What missed calls cost in a month: four figures to enter, a Calculate button, and the result. */
  Calculator(): ReactNode

  /** A button that calls the demo AI receptionist, marked LIVE, or the main line. */
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

  /** The three industry compliance packs with their prices and contents; their buttons say Coming Soon. */
  CompliancePacks(): ReactNode

  /** The three components: digital staff, digital office and automated workflows, each with a link to more. */
  ComponentRooms(): ReactNode

  /** How to reach a person: the main line, when it is answered, and the email address. */
  ContactDetails(props: {
    /** Whether to show the postal address and the closed days as well. */
    postal?: boolean
  }): ReactNode

  /** The contact form. Messages are stored and emailed to the team. */
  ContactForm(): ReactNode

  /** A drawing and a list of what happens to customer data: how it arrives, is stored, is sent and is deleted. */
  DataPlan(): ReactNode

  /** The form that books a 15-minute demo. Requests are stored and emailed to the team. */
  DemoForm(): ReactNode

  /** Three things to say to the demo receptionist, and what to listen for. */
  DemoPrompts(): ReactNode

  /** Three example offices as receipts, each with its agents, its price and a link to hire them. */
  ExampleOffices(): ReactNode

  /** The form fields in their states, for the kit on /kit. */
  FieldSamples(): ReactNode

  /** A few figures side by side, each with its label. */
  FigureStrip(props: {
    /** Which figures: `playbooks` and `transcripts` are in the records of that name in `data/`, `case-study` and `rollout` in `data/transformation.ts`. */
    of: "playbooks" | "transcripts" | "case-study" | "rollout"
  }): ReactNode

  /** How an office grows, in up to three steps: each `###` begins one, beside a plan with one more room. */
  GrowthSteps(props: {
    children?: ReactNode
  }): ReactNode

  /** The top of the hire page: its own text, or the agents or bundle that a visitor has chosen. */
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

  /** Five industries, each with four key features and a link to its page. Others are led to the contact page. */
  IndustryRooms(): ReactNode

  /** The journey as a plan: three entrances for the pathways, one hall, three rooms for the stages. `Stages` explains its numbers. */
  JourneyPlan(): ReactNode

  /** The date a text was last changed: `updated` in the front matter, or today’s date without it. */
  LastUpdated(): ReactNode

  /** A styled list. Put a Markdown list between the tags, or name a list from `data/` that several pages share. */
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

  /** A drawing of a room whose door opens on to blank paper, for the “page not found” page. */
  OpenDoor(): ReactNode

  /** The three pathways: who each is for, where it begins, and a link to more. */
  PathwayRooms(): ReactNode

  /** The ten agents of a larger firm in three phases, with a progress bar for each phase. */
  PhasedDesks(): ReactNode

  /** A figure or phrase from `data/` in the middle of a sentence, so that it’s right on every page at once. */
  Phrase(props: {
    /** The phrase’s id in `data/phrases.ts`. */
    of: "brand" | "mission" | "company-number" | "address" | "agent-price" | "lowest-price" | "lowest-price-from" | "office-levels" | "full-office" | "cheaper-step" | "bundle-prices" | "setup-time" | "money-back" | "money-back-guarantee" | "discovery-call" | "discovery-call-length" | "playbook-reply" | "playbook-delivery" | "pilot-time" | "rollout-time" | "case-client" | "case-problem" | "case-change" | "kept-requests" | "kept-client-hash"
  }): ReactNode

  /** The six playbooks as drawers of a plan chest, each to look into, to take away as a file, and to clone. */
  PlaybookDrawers(): ReactNode

  /** The form that asks for a custom playbook: your business and what the playbook must do. */
  PlaybookForm(): ReactNode

  /** A slider from 1 to 16 agents: the price of each, the total, what one more adds, and the terms or the building. */
  PriceSlider(props: {
    /** `terms`: VAT, contract and calls. `building`: the office of that size, and agents that could work there. */
    show?: "terms" | "building"
  }): ReactNode

  /** The volume prices: for each office level, how many agents it has, the price of each, and the total. */
  PriceTable(): ReactNode

  /** Frequently asked questions, or the parts of a report. One answer opens at a time. */
  Questions(props: {
    /** `pricing` and `transformation` are in `data/faq.ts`, `audit-report` in `data/transformation.ts`. */
    of: "pricing" | "transformation" | "audit-report"
  }): ReactNode

  /** The plan of one agent's room, as on its page but without numbers. */
  RoomPlan(props: {
    /** The agent whose room it is, from `data/agents.ts`. */
    agent: "receptionist" | "sales" | "support" | "finance" | "marketing" | "hr" | "operations" | "compliance" | "content" | "analytics"
  }): ReactNode

  /** The four quick actions of the Compliance Centre, as a list of links. */
  QuickActions(): ReactNode

  /** Fifteen questions, one at a time, and a result with a band, its score and the agents to begin with. It shows the page's heading and the words above it as its own. */
  ReadinessAssessment(): ReactNode

  /** Five questions with three answers each, a score, and a radar chart that compares the visitor's answers with a sample firm. */
  ReadinessQuiz(): ReactNode

  /** What a year of automation could be worth: three sliders, and the total in pounds with its three parts. */
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

  /** What we sell besides single agents, row by row: name, contents, price per month. */
  Schedule(props: {
    /** `power-ups`, `bundles` (the ten trades) or `compliance-packs`. */
    of: "power-ups" | "bundles" | "compliance-packs"
  }): ReactNode

  /** A button that opens the site’s search. */
  SearchButton(props: {
    /** The button’s text. */
    label?: string
  }): ReactNode

  /** Goes around a section that needs a setting below. Without one, leave it out: each `##` begins a section by itself. */
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

  /** The sectors we work for, each with a link to its page. */
  SectorList(): ReactNode

  /** The company's certifications as badges, each with its true status. */
  SecurityBadges(): ReactNode

  /** Six cards about security. Each certification shows its true status. */
  SecurityRooms(): ReactNode

  /** The four steps from signing up to the first call, on a ruler of ten minutes. */
  SetupSteps(): ReactNode

  /** The four solutions, drawn as rooms of one plan, each with a call or a dashboard to try. */
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

  /** A vertical timeline: a Markdown list whose items begin with their time in _underscores_. */
  Timeline(props: {
    /** A timeline of the records, instead of a list: `discovery-call` has the steps of the first call. */
    of?: "discovery-call"
    children?: ReactNode
  }): ReactNode

  /** Periods in words, each below a bar that shows its part of the whole to scale. */
  TimeRuler(props: {
    /** `eras` is Web1 to Web4, `roadmap` the 30 days, `ninety-days` the twelve weeks of a larger firm. */
    of: "eras" | "roadmap" | "ninety-days"
  }): ReactNode

  /** Demonstration conversations, the featured ones first, with a search and filters; each has its summary and outcome, and opens the words in place. */
  TranscriptLibrary(): ReactNode

  /** The value-proposition canvas: what a business needs, and what the agents bring to it. */
  ValueCanvas(): ReactNode

  /** A sample weekly ROI receipt, set like a till receipt: saved, revenue and net. */
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
