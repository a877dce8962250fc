import type { PriceBand } from '../../../data/pricing.ts'

/** Things on or beside a building, for scale. */
export type BuildingDetail =
  | 'gable'
  | 'neighbour'
  | 'tree'
  | 'small tree'
  | 'terrace tree'
  | 'terrace chimney'
  | 'plant room'
  | 'flag'
  | 'roof tree'

/** The street front of a building. */
export type Building = {
  /**
   * Bays of each storey, from the ground up. A bay is a window, and a window is an agent; the first on the ground is
   * the door.
   */
  storeys: readonly number[]
  features: readonly BuildingDetail[]
}

/**
 * The building of each office level, in the order of the price bands (`data/pricing.ts`): as many bays as the level has
 * room for agents.
 */
const buildings: readonly Building[] = [
  { storeys: [1], features: ['gable', 'neighbour'] },
  { storeys: [3], features: ['tree'] },
  { storeys: [3, 2], features: ['terrace tree'] },
  { storeys: [4, 3], features: ['small tree'] },
  { storeys: [4, 4, 2], features: ['terrace chimney'] },
  { storeys: [5, 5, 5], features: ['plant room'] },
  { storeys: [5, 5, 5, 5], features: ['flag', 'roof tree'] },
]

/** The building of an office level. */
export function buildingOf(band: PriceBand, bands: readonly PriceBand[]): Building {
  return buildings[bands.indexOf(band)]!
}
