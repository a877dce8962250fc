import { action } from './Action/declaration.ts'
import { actions } from './Actions/declaration.ts'
import { agentGrid } from './AgentGrid/declaration.ts'
import { buttonTable } from './ButtonTable/declaration.ts'
import { callButton } from './CallButton/declaration.ts'
import { column } from './Column/declaration.ts'
import { contactDetails } from './ContactDetails/declaration.ts'
import { contactForm } from './ContactForm/declaration.ts'
import { demoForm } from './DemoForm/declaration.ts'
import { facts } from './Facts/declaration.ts'
import { fieldSamples } from './FieldSamples/declaration.ts'
import { growthStep } from './GrowthStep/declaration.ts'
import { growthSteps } from './GrowthSteps/declaration.ts'
import { hero } from './Hero/declaration.ts'
import { hireForm } from './HireForm/declaration.ts'
import { hotlineCall } from './HotlineCall/declaration.ts'
import { markSamples } from './MarkSamples/declaration.ts'
import { notificationSamples } from './NotificationSamples/declaration.ts'
import { officeStreet } from './OfficeStreet/declaration.ts'
import { playbookForm } from './PlaybookForm/declaration.ts'
import { openDoor } from './OpenDoor/declaration.ts'
import { sample } from './Sample/declaration.ts'
import { section } from './Section/declaration.ts'
import { stamp } from './Stamp/declaration.ts'
import { stamps } from './Stamps/declaration.ts'
import { step } from './Step/declaration.ts'
import { ticks } from './Ticks/declaration.ts'
import { timeline } from './Timeline/declaration.ts'

/** The registry: every widget that MDX may name. A new widget is its folder and its line here. */
export const widgets = {
  Action: action,
  Actions: actions,
  AgentGrid: agentGrid,
  ButtonTable: buttonTable,
  CallButton: callButton,
  Column: column,
  ContactDetails: contactDetails,
  ContactForm: contactForm,
  DemoForm: demoForm,
  Facts: facts,
  FieldSamples: fieldSamples,
  GrowthStep: growthStep,
  GrowthSteps: growthSteps,
  Hero: hero,
  HireForm: hireForm,
  HotlineCall: hotlineCall,
  MarkSamples: markSamples,
  NotificationSamples: notificationSamples,
  OfficeStreet: officeStreet,
  PlaybookForm: playbookForm,
  OpenDoor: openDoor,
  Sample: sample,
  Section: section,
  Stamp: stamp,
  Stamps: stamps,
  Step: step,
  Ticks: ticks,
  Timeline: timeline,
} as const

export type WidgetName = keyof typeof widgets
