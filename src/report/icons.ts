// The signs of verdicts on pages.

export const icons = { pass: '✅', fail: '❌', error: '⛔', skip: '➖', advisory: '⚠️' } as const
