// Uploads what `path` names, as actions/upload-artifact does: below the folder that all files share. It speaks to the server of
// act by itself, which refuses a field of GitHub's present client.
import { createWriteStream, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { getInput, setFailed, warning } from '@actions/core'
import archiver from 'archiver'

const isFile = (file) => statSync(file).isFile()
const files = getInput('path')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '')
  .flatMap((line) => globSync([line, `${line}/**/*`]).filter(isFile))
  .map((file) => resolve(file))

/** The deepest folder that holds all files. */
function shared(all) {
  let folder = dirname(all[0])
  while (!all.every((file) => file.startsWith(`${folder}/`))) folder = dirname(folder)
  return folder
}

async function zipped() {
  const target = join(process.env.RUNNER_TEMP, `${process.pid}.zip`)
  const zip = archiver('zip')
  for (const file of files) zip.file(file, { name: relative(shared(files), file) })
  await Promise.all([zip.finalize(), pipeline(zip, createWriteStream(target))])
  return readFileSync(target)
}

/** The ids of this run and job, which the token of the runner holds. */
function ids() {
  const claims = JSON.parse(Buffer.from(process.env.ACTIONS_RUNTIME_TOKEN.split('.')[1], 'base64url').toString())
  const [, run, job] = claims.scp.split(' ').find((scope) => scope.startsWith('Actions.Results:')).split(':')
  return { workflow_run_backend_id: run, workflow_job_run_backend_id: job }
}

async function ask(method, body) {
  const url = new URL(`twirp/github.actions.results.api.v1.ArtifactService/${method}`, process.env.ACTIONS_RESULTS_URL)
  const headers = { authorization: `Bearer ${process.env.ACTIONS_RUNTIME_TOKEN}`, 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ ...ids(), ...body }) })
  if (!answer.ok) throw new Error(`${method}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

async function upload(name) {
  const body = await zipped()
  const { signedUploadUrl } = await ask('CreateArtifact', { name, version: 4 })
  const put = await fetch(`${signedUploadUrl}&comp=block`, { method: 'PUT', body })
  if (!put.ok) throw new Error(`upload: ${put.status}`)
  await ask('FinalizeArtifact', { name, size: String(body.length) })
}

if (files.length > 0) await upload(getInput('name'))
else if (getInput('if-no-files-found') === 'error') setFailed('No files were found with the provided path')
else warning('No files were found with the provided path')
