// The numbers of traces and reports. Their bounds stand in the JSON Schemas; JSON holds no integer beyond 2^53 exactly.

/**
 * A whole number of 0 or more.
 * @asType integer
 * @minimum 0
 * @maximum 9007199254740991
 */
export type Count = number

/**
 * A number of 0 or more.
 * @minimum 0
 * @maximum 9007199254740991
 */
export type Amount = number

/**
 * A share from 0 to 1, in three decimals.
 * @minimum 0
 * @maximum 1
 */
export type Share = number
