// What settings ask of GitHub: what talks to it is loaded for that alone.
import type { Settings } from '../options.ts'

/** Is anything told beside the step? */
export const tells = ({ comment, checkName }: Pick<Settings, 'comment' | 'checkName'>): boolean =>
  comment !== 'never' || checkName !== undefined

/** Is anything fetched that is not on the disk of the runner? */
export const fetches = ({
  artifact = [],
  runId,
  repository,
  baselineBranch,
}: Pick<Settings, 'artifact' | 'runId' | 'repository' | 'baselineBranch'>): boolean =>
  artifact.length > 0 || (runId ?? repository ?? baselineBranch) !== undefined
