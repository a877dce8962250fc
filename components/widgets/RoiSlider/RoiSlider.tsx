import { useEffect, useState } from 'react'
import { sliderIds, startingRoi, type RoiRates } from '../../../data/roi.ts'
import { roiFromQuery, roiToQuery } from './roi-state.ts'
import { writeParameters } from '../../ui/address-parameters.ts'
import { RoiResult } from './RoiResult.tsx'
import { SliderField } from './SliderField.tsx'

/**
 * The delay before the positions are written to the address, in milliseconds. Browsers limit how often it may change.
 */
const REST = 250

/**
 * The value of a year of automation: three sliders with number fields, and the sum. The positions are in the address.
 */
export function RoiSlider({ errorReduction, revenueUplift }: RoiRates) {
  const [figures, setFigures] = useState(startingRoi)

  useEffect(() => {
    const query = new URLSearchParams(location.search)
    // Sliders moved before hydration take precedence over the address.
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
