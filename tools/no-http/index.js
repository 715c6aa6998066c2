// Stands in for the HTTP client that @actions/core brings for OIDC tokens, which this action never asks for. The real one holds
// a megabyte of code that every start would read, and a way to the network that the bundle does better without.
const absent = () => {
  throw new Error('This bundle holds no HTTP client')
}

export const HttpClient = absent
export const BearerCredentialHandler = absent
