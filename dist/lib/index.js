export { evaluate } from '../program/index.js'
