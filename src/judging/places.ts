// A route stays on its dimension until the report is assembled, and becomes a place there.
import type { Place, Route } from '../model/place.ts'
import type { RunResult, ScenarioResult } from '../model/report.ts'
import type { Dimension } from '../model/verdict.ts'

/** A dimension with its route in the scenario file: of what fails or cannot be told. */
export type Routed = Dimension & { route?: Route }
export type RoutedRun = Omit<RunResult, 'dimensions'> & { dimensions: Routed[] }
export type RoutedScenario = Omit<ScenarioResult, 'dimensions' | 'runs'> & { dimensions: Routed[] }

/** The runs of a scenario: how many, how many of them passed, and, one by one, each. */
export type Runs = Iterable<RoutedRun> & { readonly length: number; readonly passed: number }

/** Where a route leads, and what is said beside the place. */
export type Placed = { place: Place; said?: string }
export type PlaceOf = (route: Route) => Placed

/** Asks for the place of each route once. */
export function remembered(placeOf: PlaceOf): PlaceOf {
  const known = new Map<string, Placed>()
  return (route) => {
    const key = JSON.stringify(route)
    const place = known.get(key) ?? placeOf(route)
    known.set(key, place)
    return place
  }
}

/** Puts places where the routes of a scenario or a run are; what is said beside a place goes into the message. */
export function placed<R extends { dimensions: Routed[] }>(
  result: R,
  placeOf: PlaceOf,
): Omit<R, 'dimensions'> & { dimensions: Dimension[] } {
  if (!result.dimensions.some((d) => d.route !== undefined)) return result
  const dimensions = result.dimensions.map(({ route, ...dimension }) => {
    if (route === undefined) return dimension
    const { place, said } = placeOf(route)
    const message = said === undefined ? dimension.message : `${dimension.message} (${said})`
    return { ...dimension, message, location: place }
  })
  return { ...result, dimensions }
}
