// The version of the tool; a test compares it with package.json.
export const version = '1.0.0'

/** The argument that starts the program as a worker of itself. To ask the thread module instead would load it at every start. */
export const workerWord = 'judge-as-worker'
