// What GitHub takes of a comment and of a check, and how much of it is used.

/** The most bytes of what a comment says: GitHub takes 65,536 characters, and it has a mark and a last line beside. */
export const commentRoom = 64_000
/** The most bytes of the summary of a check. */
export const checkRoom = 65_535
/** So many annotations of a check are taken in one request. */
export const batchSize = 50
/** So many places are shown of one level: a request for each fifty of them. */
export const mostMarks = 1000
