import { useEffect, useState } from 'react'
import { sliderIds, startingRoi, type RoiRates } from '../../../data/roi.ts'
import { roiFromQuery, roiToQuery } from './roi-state.ts'
import { writeParameters } from '../../ui/address.ts'
import { RoiResult } from './RoiResult.tsx'
import { SliderField } from './SliderField.tsx'

/**
 * How long the sliders rest before the address takes their positions, in ms: browsers refuse to be told at every step.
 */
const REST = 250

/**
 * What a year of automation is worth: three sliders, each a number field as well, and the sum. The address keeps the
 * positions.
 */
export function RoiSlider({ errorReduction, revenueUplift }: RoiRates) {
  const [figures, setFigures] = useState(startingRoi)

  useEffect(() => {
    const query = new URLSearchParams(location.search)
    // What was moved before the script came counts more than the address.
    if (sliderIds.some((id) => query.has(id))) setFigures((now) => (now === startingRoi ? roiFromQuery(query) : now))
  }, [])

  useEffect(() => {
    if (figures === startingRoi) return
    const timer = setTimeout(() => writeParameters(roiToQuery(figures)), REST)
    return () => clearTimeout(timer)
  }, [figures])

  return (
    <div className="roi">
      <div className="roi-sliders with-script">
        {sliderIds.map((id) => (
          <SliderField
            key={id}
            id={id}
            value={figures[id]}
            onMove={(value) => setFigures((now) => ({ ...now, [id]: value }))}
          />
        ))}
        <p className="hint">Your figures are saved in this page’s address, so you can share it or come back to it.</p>
      </div>
      <RoiResult figures={figures} rates={{ errorReduction, revenueUplift }} />
    </div>
  )
}
