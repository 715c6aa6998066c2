// A route stays on its dimension until the report is assembled, and becomes a place there.
import type { Place, Route } from '../model/place.ts'
import type { RunResult, ScenarioResult } from '../model/report.ts'
import type { Dimension } from '../model/verdict.ts'

/** A dimension with its route in the scenario file: of what fails or cannot be told. */
export type Routed = Dimension & { route?: Route }
export type RoutedRun = Omit<RunResult, 'dimensions'> & { dimensions: Routed[] }
export type RoutedScenario = Omit<ScenarioResult, 'dimensions' | 'runs'> & { dimensions: Routed[]; runs: RoutedRun[] }

const hasRoute = (d: Routed): boolean => d.route !== undefined

/** Does anything of a result point into its file? */
export const needsPlace = ({ dimensions, runs }: RoutedScenario): boolean =>
  dimensions.some(hasRoute) || runs.some((run) => run.dimensions.some(hasRoute))

/** Puts places where routes are; `placeOf` is asked once for each route; what it says beside the place goes into the message. */
export function placed(
  scenario: RoutedScenario,
  placeOf: (route: Route) => { place: Place; said?: string },
): ScenarioResult {
  const known = new Map<string, { place: Place; said?: string }>()
  const find = (route: Route): { place: Place; said?: string } => {
    const key = JSON.stringify(route)
    const place = known.get(key) ?? placeOf(route)
    known.set(key, place)
    return place
  }
  const all = (dimensions: Routed[]): Dimension[] =>
    dimensions.map(({ route, ...dimension }) => {
      if (route === undefined) return dimension
      const { place, said } = find(route)
      const message = said === undefined ? dimension.message : `${dimension.message} (${said})`
      return { ...dimension, message, location: place }
    })
  return {
    ...scenario,
    dimensions: all(scenario.dimensions),
    runs: scenario.runs.map((run) =>
      run.dimensions.some(hasRoute) ? { ...run, dimensions: all(run.dimensions) } : run,
    ),
  }
}
