import { action } from './Action/declaration.ts'
import { agentExplorer } from './AgentExplorer/declaration.ts'
import { agentGrid } from './AgentGrid/declaration.ts'
import { blueprintButton } from './BlueprintButton/declaration.ts'
import { buttonTable } from './ButtonTable/declaration.ts'
import { callScript } from './CallScript/declaration.ts'
import { calculator } from './Calculator/declaration.ts'
import { callButton } from './CallButton/declaration.ts'
import { certificationList } from './CertificationList/declaration.ts'
import { compliancePackList } from './CompliancePacks/declaration.ts'
import { contactDetails } from './ContactDetails/declaration.ts'
import { contactForm } from './ContactForm/declaration.ts'
import { dataPlan } from './DataPlan/declaration.ts'
import { demoForm } from './DemoForm/declaration.ts'
import { demoPrompts } from './DemoPrompts/declaration.ts'
import { exampleOffices } from './ExampleOffices/declaration.ts'
import { fieldSamples } from './FieldSamples/declaration.ts'
import { figureStrip } from './FigureStrip/declaration.ts'
import { growthSteps } from './GrowthSteps/declaration.ts'
import { hireChoice } from './HireChoice/declaration.ts'
import { hireForm } from './HireForm/declaration.ts'
import { hireSummary } from './HireSummary/declaration.ts'
import { hotlineCall } from './HotlineCall/declaration.ts'
import { industryRooms } from './IndustryRooms/declaration.ts'
import { journeyPlan } from './JourneyPlan/declaration.ts'
import { lastUpdated } from './LastUpdated/declaration.ts'
import { list } from './List/declaration.ts'
import { markSamples } from './MarkSamples/declaration.ts'
import { modelTable } from './ModelTable/declaration.ts'
import { notificationSamples } from './NotificationSamples/declaration.ts'
import { officeHQ } from './OfficeHQ/declaration.ts'
import { officeStreet } from './OfficeStreet/declaration.ts'
import { openDoor } from './OpenDoor/declaration.ts'
import { pathwayRooms } from './PathwayRooms/declaration.ts'
import { phasedDesks } from './PhasedDesks/declaration.ts'
import { phrase } from './Phrase/declaration.ts'
import { playbookDrawers } from './PlaybookDrawers/declaration.ts'
import { playbookForm } from './PlaybookForm/declaration.ts'
import { priceSlider } from './PriceSlider/declaration.ts'
import { priceTable } from './PriceTable/declaration.ts'
import { questions } from './Questions/declaration.ts'
import { roomPlan } from './RoomPlan/declaration.ts'
import { quickActionList } from './QuickActions/declaration.ts'
import { readinessAssessment } from './ReadinessAssessment/declaration.ts'
import { readinessQuiz } from './ReadinessQuiz/declaration.ts'
import { roiSlider } from './RoiSlider/declaration.ts'
import { sample } from './Sample/declaration.ts'
import { schedule } from './Schedule/declaration.ts'
import { searchButton } from './SearchButton/declaration.ts'
import { section } from './Section/declaration.ts'
import { sectorList } from './SectorList/declaration.ts'
import { securityBadges } from './SecurityBadges/declaration.ts'
import { securityRooms } from './SecurityRooms/declaration.ts'
import { setupSteps } from './SetupSteps/declaration.ts'
import { solutionRooms } from './SolutionRooms/declaration.ts'
import { stages } from './Stages/declaration.ts'
import { stamp } from './Stamp/declaration.ts'
import { storedFields } from './StoredFields/declaration.ts'
import { streetScene } from './StreetScene/declaration.ts'
import { teamDirectory } from './TeamDirectory/declaration.ts'
import { timeline } from './Timeline/declaration.ts'
import { timeRuler } from './TimeRuler/declaration.ts'
import { transcriptLibrary } from './TranscriptLibrary/declaration.ts'
import { valueCanvas } from './ValueCanvas/declaration.ts'
import { webEras } from './WebEras/declaration.ts'
import { weeklyReceipt } from './WeeklyReceipt/declaration.ts'

/** The registry: every widget that MDX may name. A new widget is its folder and its line here. */
export const widgets = {
  Action: action,
  AgentExplorer: agentExplorer,
  AgentGrid: agentGrid,
  BlueprintButton: blueprintButton,
  ButtonTable: buttonTable,
  CallScript: callScript,
  Calculator: calculator,
  CallButton: callButton,
  CertificationList: certificationList,
  CompliancePacks: compliancePackList,
  ContactDetails: contactDetails,
  ContactForm: contactForm,
  DataPlan: dataPlan,
  DemoForm: demoForm,
  DemoPrompts: demoPrompts,
  ExampleOffices: exampleOffices,
  FieldSamples: fieldSamples,
  FigureStrip: figureStrip,
  GrowthSteps: growthSteps,
  HireChoice: hireChoice,
  HireForm: hireForm,
  HireSummary: hireSummary,
  HotlineCall: hotlineCall,
  IndustryRooms: industryRooms,
  JourneyPlan: journeyPlan,
  LastUpdated: lastUpdated,
  List: list,
  MarkSamples: markSamples,
  ModelTable: modelTable,
  NotificationSamples: notificationSamples,
  OfficeHQ: officeHQ,
  OfficeStreet: officeStreet,
  OpenDoor: openDoor,
  PathwayRooms: pathwayRooms,
  PhasedDesks: phasedDesks,
  Phrase: phrase,
  PlaybookDrawers: playbookDrawers,
  PlaybookForm: playbookForm,
  PriceSlider: priceSlider,
  PriceTable: priceTable,
  Questions: questions,
  RoomPlan: roomPlan,
  QuickActions: quickActionList,
  ReadinessAssessment: readinessAssessment,
  ReadinessQuiz: readinessQuiz,
  RoiSlider: roiSlider,
  Sample: sample,
  Schedule: schedule,
  SearchButton: searchButton,
  Section: section,
  SectorList: sectorList,
  SecurityBadges: securityBadges,
  SecurityRooms: securityRooms,
  SetupSteps: setupSteps,
  SolutionRooms: solutionRooms,
  Stages: stages,
  Stamp: stamp,
  StoredFields: storedFields,
  StreetScene: streetScene,
  TeamDirectory: teamDirectory,
  Timeline: timeline,
  TimeRuler: timeRuler,
  TranscriptLibrary: transcriptLibrary,
  ValueCanvas: valueCanvas,
  WebEras: webEras,
  WeeklyReceipt: weeklyReceipt,
} as const
