// Which bash is chosen, on systems that this one is not.
import assert from 'node:assert/strict'
import test from 'node:test'
import { cleanEnvironment, findBash } from '../../src/oracles/shell.ts'

const among =
  (...files: string[]) =>
  (file: string): boolean =>
    files.includes(file)

test('on Windows bash is that of Git, never that of the system folder', () => {
  const wsl = 'C:\\Windows\\System32\\bash.exe'
  const git = 'C:\\Program Files\\Git\\bin\\bash.exe'
  const env = {
    Path: 'C:\\Windows\\System32;C:\\Users\\me\\AppData\\Local\\Microsoft\\WindowsApps\\;D:\\Git\\cmd',
    ProgramFiles: 'C:\\Program Files',
  }
  assert.equal(findBash(env, 'win32', among(wsl, git)), git)
  assert.equal(
    findBash(env, 'win32', among(wsl, 'D:\\Git\\cmd\\git.exe', 'D:\\Git\\bin\\bash.exe')),
    'D:\\Git\\bin\\bash.exe',
  )
  assert.equal(findBash(env, 'win32', among(wsl)), undefined)
})

test('elsewhere bash is the first on PATH', () => {
  assert.equal(
    findBash({ PATH: 'bin:/opt/bin:/bin' }, 'linux', among('/opt/bin/bash', '/bin/bash', 'bin/bash')),
    '/opt/bin/bash',
  )
  assert.equal(findBash({}, 'darwin', among('/bin/bash')), '/bin/bash')
  assert.equal(findBash({}, 'linux', among()), undefined)
})

test('on Windows the environment holds what programs there cannot start without', () => {
  const place = { base: 'T:\\x', work: 'T:\\x\\work', home: 'T:\\x\\home', temp: 'T:\\x\\tmp' }
  const env = { Path: 'C:\\Windows;relative', SYSTEMROOT: 'C:\\Windows', GITHUB_TOKEN: 't', LANG: 'de_DE.UTF-8' }
  assert.deepEqual(cleanEnvironment(env, 'win32', place, ['M', '1']), {
    PATH: 'C:\\Windows',
    HOME: 'T:\\x\\home',
    LANG: 'de_DE.UTF-8',
    CI: 'true',
    TMPDIR: 'T:\\x\\tmp',
    M: '1',
    SystemRoot: 'C:\\Windows',
    TEMP: 'T:\\x\\tmp',
    TMP: 'T:\\x\\tmp',
    USERPROFILE: 'T:\\x\\home',
  })
})
