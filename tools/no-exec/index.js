// Stands in for what @actions/core starts processes with, to ask which system it runs on, which this action never does. The real one
// loads what starts processes, and assertions, at every start.
export const getExecOutput = () => {
  throw new Error('This bundle starts no process for @actions/core')
}
