export const id = 7671;
export const ids = [7671];
export const modules = {

/***/ 46455:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fetchFor: () => (/* binding */ fetchFor),
  publishFor: () => (/* binding */ publishFor)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 2 modules
var core = __webpack_require__(94346);
// EXTERNAL MODULE: ./src/github/context.ts
var github_context = __webpack_require__(19556);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
var external_node_fs_default = /*#__PURE__*/__webpack_require__.n(external_node_fs_);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(88381);
// EXTERNAL MODULE: ./src/files/archive.ts
var archive = __webpack_require__(99677);
// EXTERNAL MODULE: ./src/files/glob.ts
var glob = __webpack_require__(78805);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js
var github = __webpack_require__(61351);
// EXTERNAL MODULE: ./src/version.ts
var version = __webpack_require__(311);
;// CONCATENATED MODULE: ./src/github/retry.ts
// When a request is sent again, and after how long: what GitHub asks for, but never more than a step can wait.
const mostAttempts = 4;
/** In milliseconds. A limit that lasts longer is told, not waited for. */
const longest = 60_000;
/** Has GitHub refused the request because there were too many? */
function isLimited({ status, headers, message }) {
    if (status === 429)
        return true;
    return (status === 403 &&
        (headers?.['retry-after'] !== undefined ||
            headers?.['x-ratelimit-remaining'] === '0' ||
            /secondary rate limit|abuse detection/i.test(message)));
}
/**
 * How many milliseconds to wait before the request is sent again; `undefined`: it is not. `attempt`: the one that failed, from 1;
 * `now`: in milliseconds. What makes something new is sent again only where it was certainly not made.
 */
function waitOf(failure, attempt, now) {
    if (attempt >= mostAttempts)
        return undefined;
    const backoff = 1000 * 2 ** (attempt - 1);
    if (isLimited(failure)) {
        const asked = askedWait(failure.headers ?? {}, now) ?? 10 * backoff;
        return asked <= longest ? asked : undefined;
    }
    const makes = failure.method === 'POST' && !failure.url.endsWith('/graphql');
    return failure.status >= 500 && !makes ? backoff : undefined;
}
/** What the headers of a refusal ask for. */
function askedWait(headers, now) {
    const after = Number(headers['retry-after'] ?? Number.NaN);
    if (after >= 0)
        return after * 1000;
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
    return reset >= 0 && headers['x-ratelimit-remaining'] === '0' ? Math.max(0, reset * 1000 - now) + 1000 : undefined;
}

;// CONCATENATED MODULE: ./src/github/client.ts
// The client of GitHub's API: it asks again where that helps, and says in one sentence why it got no answer.





/** So many milliseconds one request may take. */
const client_longest = 30_000;
/** Makes a client. Nothing is asked yet. */
function connect({ token, api, wait = (ms) => (0,promises_.setTimeout)(ms) }) {
    const octokit = (0,github/* getOctokit */.Q)(token, {
        ...(api === undefined ? {} : { baseUrl: api }),
        userAgent: `agent-eval/${version/* version */.r}`,
        log: { debug() { }, info() { }, warn() { }, error() { } },
    });
    octokit.hook.wrap('request', async (request, options) => {
        for (let attempt = 1;; attempt++) {
            try {
                return await request({ ...options, request: { ...options.request, signal: AbortSignal.timeout(client_longest) } });
            }
            catch (e) {
                const failure = failureOf(e, String(options.method), options.url);
                const ms = failure && waitOf(failure, attempt, Date.now());
                if (ms === undefined)
                    throw e;
                await wait(ms);
            }
        }
    });
    return { octokit, wait };
}
/** `owner/name` by its parts; `undefined`: it is none. */
function repoOf(name) {
    const [, owner, repo] = /^([\w.-]{1,100})\/([\w.-]{1,100})$/.exec(name ?? '') ?? [];
    if (owner === undefined || repo === undefined || /^\.\.?$/.test(owner) || /^\.\.?$/.test(repo))
        return undefined;
    return { owner, repo };
}
/** What the client throws, as data; `undefined`: it is not the client's. */
function failureOf(e, method = '', url = '') {
    if (!(e instanceof Error))
        return undefined;
    const { status, response } = e;
    if (typeof status !== 'number')
        return undefined;
    return { method, url, status, headers: response?.headers, message: e.message };
}
/** Why something was not to be had, in one sentence that says what to do. */
function reasonOf(e, { what, permission, fork = false }) {
    const failure = failureOf(e);
    if (!failure)
        return `${what}: ${(0,model_text/* clip */.$Q)(e instanceof Error ? e.message : String(e), 300)}`;
    const { status, headers, message } = failure;
    if (isLimited(failure))
        return `GitHub’s rate limit is used up (${status}); ${what} must wait: run the job again later`;
    if (status === 401)
        return `GitHub does not know the token (401); give github-token one that may ask for ${what}`;
    if ((status === 403 && /not accessible by/i.test(message)) || (status === 404 && permission !== ''))
        return `${missing(what, permission, fork)}${status === 404 ? '; or there is no such thing' : ''}`;
    if (status >= 500) {
        const said = headers === undefined ? (0,model_text/* clip */.$Q)(message, 200) : String(status);
        return `GitHub could not be reached for ${what} (${said}); run the job again`;
    }
    return `GitHub refuses ${what} (${status}): ${(0,model_text/* clip */.$Q)(message, 300)}`;
}
const missing = (what, permission, fork) => fork
    ? `Missing permission: the token of a pull request from a fork may only read, and ${permission} is needed for ${what}; docs/github.md shows the way by workflow_run`
    : `Missing permission: ${permission} is needed for ${what}; add it to permissions of the job`;

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/utils.js + 20 modules
var utils = __webpack_require__(78665);
;// CONCATENATED MODULE: ./src/github/transfer.ts
// Taking a file from where GitHub keeps it: as one file in an empty folder, whole, of the digest that was told, and no larger than allowed.




const transfer_mostAttempts = 3;
/** Downloads a file. Where it breaks off it is begun anew, a few times. */
async function transfer(url, expected, wait) {
    for (let attempt = 1;; attempt++) {
        try {
            return await takeOnce(url, expected);
        }
        catch (e) {
            for (const name of external_node_fs_default().readdirSync(expected.folder))
                external_node_fs_default().rmSync(external_node_path_default().join(expected.folder, name));
            if (e instanceof Refused || attempt === transfer_mostAttempts)
                throw e;
            await wait(1000 * attempt);
        }
    }
}
/** What another attempt would not change. */
class Refused extends Error {
}
async function takeOnce(url, { folder, most, digest }) {
    // The fetch of the client knows the runner's proxy. The address bears its own leave, so no token goes with it.
    const get = utils/* defaults */.NT.request?.fetch ?? fetch;
    const response = await get(url);
    if (!response.ok || !response.body)
        throw new Error(`The store answers ${response.status}`);
    const name = nameOf(response.headers.get('content-disposition') ?? '');
    const file = external_node_path_default().join(folder, name ?? 'artifact');
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let size = 0;
    const open = external_node_fs_default().openSync(file, 'wx');
    try {
        for await (const chunk of response.body) {
            size += chunk.length;
            if (size > most)
                throw new Refused('it has more bytes than may be unpacked; raise max-trace-mb');
            hash.update(chunk);
            external_node_fs_default().writeFileSync(open, chunk);
        }
    }
    finally {
        external_node_fs_default().closeSync(open);
    }
    const found = `sha256:${hash.digest('hex')}`;
    if (digest !== undefined && digest.toLowerCase() !== found)
        throw new Error(`Damaged: expected the digest ${digest}, found ${found}`);
    const told = [name ?? '.zip', new URL(url).pathname].some((one) => /\.zip$/i.test(one));
    const type = response.headers.get('content-type') ?? '';
    return { file, packed: (told || /^\s*(?:application\/)?(?:x-)?zip\b/i.test(type)) && beginsAsZip(file) };
}
/** The name of the file, as whoever uploaded it called it: the last part of it, if it can be one. */
function nameOf(disposition) {
    const [, encoded] = /filename\*\s*=\s*UTF-8''([^;\r\n]*)/i.exec(disposition) ?? [];
    const [, plain] = /(?<!\*)filename\s*=\s*"?([^;\r\n"]*)"?/i.exec(disposition) ?? [];
    const name = (decoded(encoded) ?? plain ?? '').trim().split(/[/\\]/).at(-1) ?? '';
    const fits = name !== '' && name !== '.' && name !== '..' && !name.includes('\0') && Buffer.byteLength(name) <= 255;
    return fits ? name : undefined;
}
function decoded(text) {
    try {
        return text === undefined ? undefined : decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}
function beginsAsZip(file) {
    const open = external_node_fs_default().openSync(file, 'r');
    try {
        const magic = Buffer.alloc(2);
        external_node_fs_default().readSync(open, magic, 0, 2, 0);
        return magic.toString('latin1') === 'PK';
    }
    finally {
        external_node_fs_default().closeSync(open);
    }
}

;// CONCATENATED MODULE: ./src/github/artifacts.ts
// Downloading artifacts: which are meant, and what becomes of each. All of it was uploaded by somebody, and may be anything.







/** So many are downloaded; more would fill the disk of a runner. */
const most = 1000;
/** So many at a time. */
const atOnce = 4;
/** Downloads what the lines mean, names or globs, `!` in front of those that are not meant. What is not there is a problem. */
async function download(store, lines, { folder, limit }) {
    let listed;
    try {
        listed = newest(await store.list());
    }
    catch (e) {
        const message = reasonOf(e, { what: `the artifacts of ${store.of}`, permission: store.permission });
        return { names: [], problems: [problemOf(lines.join(', '), message)] };
    }
    const { meant, unmatched } = choose(listed, lines);
    const problems = unmatched.map((line) => problemOf(line, unmatchedNote(line, listed, store.of)));
    if (meant.length > most) {
        problems.push(problemOf(lines.join(', '), `Too many artifacts: ${meant.length} of at most ${most}; name fewer`));
        return { names: [], problems };
    }
    const names = [];
    let left = (0,archive/* archiveLimit */.qQ)(limit);
    for (let at = 0; at < meant.length; at += atOnce) {
        const some = meant.slice(at, at + atOnce);
        const got = await Promise.all(some.map((artifact) => taken(store, artifact, folder, left)));
        for (const [i, { name }] of some.entries()) {
            const one = got[i] ?? { why: '' };
            try {
                if ('why' in one)
                    throw new archive/* BadArchive */.aB(one.why);
                left -= await unpack(one, external_node_path_default().join(folder, name), left);
                names.push(name);
            }
            catch (e) {
                problems.push(problemOf(name, `Cannot download ${name} of ${store.of}: ${e.message}`));
            }
            finally {
                if ('file' in one)
                    external_node_fs_default().rmSync(external_node_path_default().dirname(one.file), { recursive: true, force: true });
            }
        }
    }
    return { names, problems };
}
const problemOf = (name, message) => ({ file: `artifact ${name}`, message });
/** Each attempt of a run may have uploaded an artifact of the same name. */
function newest(artifacts) {
    const byName = new Map();
    for (const one of artifacts) {
        const other = byName.get(one.name);
        if (!other || other.id < one.id)
            byName.set(one.name, one);
    }
    return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
function choose(listed, lines) {
    const without = lines.filter((l) => l.startsWith('!')).map((l) => (0,glob/* nameMatcher */.MH)(l.slice(1)));
    const wanted = lines.filter((l) => !l.startsWith('!')).map((line) => ({ line, matches: (0,glob/* nameMatcher */.MH)(line) }));
    const left = listed.filter(({ name }) => !without.some((matches) => matches(name)));
    return {
        meant: left.filter(({ name }) => wanted.some(({ matches }) => matches(name))),
        unmatched: wanted.filter(({ matches }) => !left.some(({ name }) => matches(name))).map(({ line }) => line),
    };
}
function unmatchedNote(line, listed, of) {
    const names = listed.map(({ name }) => name);
    const there = names.length === 0 ? 'there is none' : `there ${names.length === 1 ? 'is' : 'are'} ${(0,model_text/* list */.p_)(names)}`;
    return `Unmatched artifact: expected ${JSON.stringify(line)} to match an artifact of ${of}, found none; ${there}. An earlier step or job must have uploaded it`;
}
/** Downloads one artifact as it was uploaded, into a folder beside those of the artifacts. */
async function taken(store, artifact, folder, most) {
    const { id, name, size, digest } = artifact;
    if (!isFolderName(name))
        return { why: 'its name can be no folder' };
    if (size > most)
        return { why: `it has ${size} bytes, more than may be unpacked; raise max-trace-mb` };
    const target = external_node_fs_default().mkdtempSync(`${folder}-${id}-`);
    try {
        return await transfer(await store.addressOf(artifact), { folder: target, most, digest }, store.wait);
    }
    catch (e) {
        external_node_fs_default().rmSync(target, { recursive: true, force: true });
        return { why: reasonOf(e, { what: 'the download', permission: store.permission }) };
    }
}
/** GitHub forbids most of these itself. */
const isFolderName = (name) => name !== '' && name !== '.' && name !== '..' && Buffer.byteLength(name) <= 255 && !/[/\\\0:]/.test(name);
/** Unpacks an archive into a folder of its own; another file is moved there. Returns how many bytes there are. */
async function unpack({ file, packed }, folder, most) {
    try {
        external_node_fs_default().mkdirSync(folder);
    }
    catch {
        throw new archive/* BadArchive */.aB('another artifact has the same name but for the case of letters');
    }
    try {
        if (packed)
            return await (0,archive/* extractArchive */.Qh)(file, folder, most);
        const { size } = external_node_fs_default().statSync(file);
        if (size > most)
            throw new archive/* BadArchive */.aB('it has more bytes than may be unpacked; raise max-trace-mb');
        external_node_fs_default().renameSync(file, external_node_path_default().join(folder, external_node_path_default().basename(file)));
        return size;
    }
    catch (e) {
        // A part of it would be judged as if it were all.
        external_node_fs_default().rmSync(folder, { recursive: true, force: true });
        throw e;
    }
}

// EXTERNAL MODULE: ./node_modules/@actions/artifact/lib/internal/shared/artifact-twirp-client.js + 10 modules
var artifact_twirp_client = __webpack_require__(8665);
// EXTERNAL MODULE: ./node_modules/@actions/artifact/lib/internal/shared/config.js
var config = __webpack_require__(48893);
// EXTERNAL MODULE: ./node_modules/@actions/artifact/lib/internal/shared/util.js + 1 modules
var util = __webpack_require__(14659);
;// CONCATENATED MODULE: ./src/github/store.ts
// Where artifacts are kept: of this run by the runner's own service, which asks no permission; of others by the REST API.



/** Does the runner offer the artifacts of its run? Servers of one's own have another service, which the package does not know. */
const isServed = (env) => !!env['ACTIONS_RUNTIME_TOKEN'] && !!env['ACTIONS_RESULTS_URL'] && !(0,config/* isGhes */.aT)();
/** The artifacts of this run. */
function servedStore(of, wait) {
    const service = (0,artifact_twirp_client/* internalArtifactTwirpClient */.l)();
    const jobs = new Map();
    return {
        ...{ of, wait, permission: '' },
        async list() {
            const { artifacts } = await service.ListArtifacts({ ...(0,util/* getBackendIdsFromToken */.a7)() });
            return artifacts.map(({ databaseId, name, size, digest, workflowRunBackendId, workflowJobRunBackendId }) => {
                const id = Number(databaseId);
                jobs.set(id, { workflowRunBackendId, workflowJobRunBackendId });
                return { id, name, size: Number(size), digest: digest?.value };
            });
        },
        async addressOf({ id, name }) {
            const ids = jobs.get(id) ?? (0,util/* getBackendIdsFromToken */.a7)();
            return (await service.GetSignedArtifactURL({ ...ids, name })).signedUrl;
        },
    };
}
/** So many pages are listed: a run with more artifacts is no run that anybody looks at. */
const mostPages = 20;
/** The artifacts of any run. `name`: those of this name alone. */
function restStore({ octokit, wait }, { repo, id: runId, of }, name) {
    return {
        ...{ of, wait, permission: '`actions: read`' },
        async list() {
            const found = [];
            for (let page = 1; page <= mostPages; page++) {
                const asked = { ...repo, run_id: runId, per_page: 100, page, ...(name === undefined ? {} : { name }) };
                const { data } = await octokit.rest.actions.listWorkflowRunArtifacts(asked);
                for (const { id, name, size_in_bytes: size, digest, expired } of data.artifacts)
                    if (!expired)
                        found.push({ id, name, size, digest: digest ?? undefined });
                if (data.artifacts.length < 100)
                    return found;
            }
            throw new Error(`Too many artifacts: ${of} has more than ${mostPages * 100}; name them`);
        },
        async addressOf({ id }) {
            const asked = { ...repo, artifact_id: id, archive_format: 'zip', request: { redirect: 'manual' } };
            const { headers } = await octokit.rest.actions.downloadArtifact(asked);
            if (headers.location === undefined)
                throw new Error('Expected the address of the artifact, found none');
            return headers.location;
        },
    };
}

;// CONCATENATED MODULE: ./src/github/history.ts
// The reports of a branch: of the newest runs of this workflow that have one, whether they were green or red.






/** What judges a branch itself; a pull request's run says nothing of the branch, whatever its own is called. */
const events = ['push', 'schedule', 'workflow_dispatch'];
/** A run that broke off early has no report: of so many times the runs that are wanted some are passed over. */
const lookedAt = 3;
/** So many runs are asked for their artifacts at a time. */
const history_atOnce = 5;
/** Downloads the reports of a branch into a folder that is there and empty. `limit`: the most bytes of a document. */
async function fetchReports(client, history, folder, limit) {
    const { repo, workflow, branch, artifact, runs: wanted } = history;
    const file = workflow.split('/').at(-1) ?? workflow;
    const on = `${file} on ${branch}`;
    let runs;
    try {
        runs = await runsOf(client, history, file);
    }
    catch (e) {
        return none(reasonOf(e, { what: `the runs of ${on}`, permission: '`actions: read`' }));
    }
    if (runs.length === 0)
        return none(`no run of ${on} has completed (${events.join(', ')})`);
    const found = [];
    const faults = new Set();
    let passed = 0;
    for (let at = 0; at < runs.length && found.length < wanted; at += history_atOnce) {
        const some = runs.slice(at, at + history_atOnce);
        const got = await Promise.all(some.map((run) => reportsOf(client, repo, run, artifact, folder, limit)));
        for (const [i, { files, fault }] of got.entries()) {
            if (found.length === wanted)
                break;
            if (fault !== undefined)
                faults.add(fault);
            if (files.length === 0)
                passed++;
            else
                found.push({ run: some[i], files });
        }
    }
    const [fault] = faults;
    const looked = `${passed === 1 ? 'The newest run' : `None of the newest ${(0,model_text/* count */.U9)(passed, 'run')}`} of ${on}`;
    if (found.length === 0)
        return none(fault ?? `${looked} has ${passed === 1 ? 'no' : 'a'} report in an artifact ${JSON.stringify(artifact)}`);
    found.reverse();
    const numbers = found.map(({ run }) => String(run.number));
    const without = passed === 0 ? '' : `; ${(0,model_text/* count */.U9)(passed, 'run')} had none`;
    return {
        reports: found.flatMap(({ run, files }) => files.map((file) => ({
            file,
            label: `run ${run.number}${files.length > 1 ? `: ${external_node_path_default().basename(file)}` : ''}`,
        }))),
        missing: '',
        notes: [
            `The baseline is ${(0,model_text/* count */.U9)(found.length, 'report')} of ${on}, of the runs ${(0,model_text/* list */.p_)(numbers, 12)}${without}`,
            ...faults,
        ],
    };
}
const none = (missing) => ({ reports: [], missing, notes: [] });
/** The newest completed runs of the branch, the newest first. */
async function runsOf({ octokit }, history, workflow) {
    const { repo, branch, runs: wanted, own } = history;
    const most = wanted * lookedAt;
    const full = `${repo.owner}/${repo.repo}`.toLowerCase();
    const found = [];
    for (const event of events) {
        const asked = { ...repo, workflow_id: workflow, branch, event, status: 'completed' };
        let left = most;
        for (let page = 1; left > 0; page++) {
            const size = Math.min(100, most);
            const { data } = await octokit.rest.actions.listWorkflowRuns({ ...asked, per_page: size, page });
            for (const run of data.workflow_runs) {
                // A fork's branch may have the same name; a skipped run judged nothing.
                if (run.head_repository?.full_name.toLowerCase() !== full || run.head_branch !== branch)
                    continue;
                if (run.event !== event || run.status !== 'completed' || run.conclusion === 'skipped')
                    continue;
                if (run.id !== own)
                    found.push({ id: run.id, number: run.run_number });
            }
            left -= data.workflow_runs.length;
            if (data.workflow_runs.length < size)
                break;
        }
    }
    return found.sort((a, b) => b.number - a.number).slice(0, most);
}
/** The reports of one run, and what hindered; a run without such an artifact has none. */
async function reportsOf(client, repo, { id, number }, artifact, folder, limit) {
    const store = restStore(client, { repo, id, of: `run ${number}` }, artifact);
    const target = external_node_path_default().join(folder, String(number));
    external_node_fs_default().mkdirSync(target);
    let listed;
    try {
        listed = await store.list();
        if (listed.length === 0)
            return { files: [] };
    }
    catch (e) {
        return { files: [], fault: reasonOf(e, { what: `the artifacts of ${store.of}`, permission: store.permission }) };
    }
    const { problems } = await download({ ...store, list: async () => listed }, [artifact], { folder: target, limit });
    const [problem] = problems;
    if (problem)
        return { files: [], fault: problem.message };
    const names = external_node_fs_default().readdirSync(target, { recursive: true, encoding: 'utf8' }).sort();
    return { files: names.map((name) => external_node_path_default().join(target, name)).filter(isReport) };
}
/** Beside the report an artifact may hold other JSON. */
function isReport(file) {
    if (!/\.json$/i.test(file) || !external_node_fs_default().statSync(file).isFile())
        return false;
    const open = external_node_fs_default().openSync(file, 'r');
    try {
        const head = Buffer.alloc(200);
        const read = external_node_fs_default().readSync(open, head, 0, head.length, 0);
        return head.toString('utf8', 0, read).includes('"agent-eval/report@1"');
    }
    finally {
        external_node_fs_default().closeSync(open);
    }
}

// EXTERNAL MODULE: ./src/report/printable.ts
var printable = __webpack_require__(29073);
;// CONCATENATED MODULE: ./src/github/output.ts
// What the artifact package prints, made harmless: it names files after artifacts, and the runner obeys commands anywhere in a line.


/** What the package may tell the runner; the toolkit escapes it. */
const command = /^::(?:add-mask|warning)(?:::| )/;
/** Does something while what it prints is shown where somebody debugs, and nothing of it is obeyed but what hides secrets. */
async function quietly(stream, act) {
    const { write } = stream;
    const debugs = core/* isDebug */._o();
    stream.write = (text) => {
        if (command.test(text) || (debugs && text.startsWith('::debug::')))
            return write.call(stream, text);
        return debugs ? write.call(stream, `${(0,printable.safeLines)(text.trimEnd())}\n`) : true;
    };
    try {
        return await act();
    }
    finally {
        stream.write = write;
    }
}

;// CONCATENATED MODULE: ./src/github/fetch.ts
// What the inputs of a run name that is not on its disk: artifacts, and the reports of a branch. All of it goes into one fresh folder.










/** Fetches what the settings name. Throws a UsageError for settings that do not go together. */
async function fetchInputs(settings, around) {
    const { env } = around;
    const from = sourceOf(settings, around);
    const branch = branchOf(settings, around);
    const folder = external_node_fs_default().mkdtempSync(external_node_path_default().join(env['RUNNER_TEMP'] || env['TMPDIR'] || '/tmp', 'agent-eval-'));
    const close = () => external_node_fs_default().rmSync(folder, { recursive: true, force: true });
    const limit = settings.maxTraceMb * 1024 * 1024;
    const inside = (name) => {
        external_node_fs_default().mkdirSync(external_node_path_default().join(folder, name));
        return external_node_path_default().join(folder, name);
    };
    try {
        const fetched = { problems: [], close };
        if (from) {
            fetched.root = inside('artifacts');
            const { names, problems } = await artifactsInto(from, settings, fetched.root, limit, around);
            fetched.problems.push(...problems);
            around.say(`${(0,model_text/* count */.U9)(names.length, 'artifact')} of ${from.of}: ${(0,model_text/* list */.p_)(names, 20) || 'none'}`);
        }
        if (branch) {
            const { client, ...history } = branch;
            fetched.baseline = await quietly(around.output, () => fetchReports(client, history, inside('baseline'), limit));
            for (const note of fetched.baseline.notes)
                around.say(note);
        }
        return fetched;
    }
    catch (e) {
        close();
        throw e;
    }
}
/** Which run the artifacts are of; `undefined`: none are asked for. */
function sourceOf(settings, { context }) {
    const { artifact = [], runId, repository, merge = [] } = settings;
    if (artifact.length === 0) {
        if (runId === undefined && repository === undefined)
            return undefined;
        const given = runId === undefined ? 'repository' : 'run-id';
        throw new options.UsageError(`Expected artifact beside ${given}: name the artifacts to download`);
    }
    if (artifact.every((line) => line.startsWith('!')))
        throw new options.UsageError('Expected artifact to name what is meant, found lines alone that take some away; `*` is all');
    if (runId === undefined && repository !== undefined)
        throw new options.UsageError('Expected run-id beside repository: artifacts are those of a run');
    if (runId !== undefined && !/^[1-9]\d{0,15}$/.test(runId))
        throw new options.UsageError(`Expected run-id to be the number of a run, found ${JSON.stringify(runId)}`);
    const named = repository ?? context.repository;
    const repo = repoOf(named);
    if (!repo)
        throw new options.UsageError(`Expected repository to be OWNER/NAME, found ${JSON.stringify(named ?? '')}`);
    const isHere = repository === undefined || repository.toLowerCase() === context.repository?.toLowerCase();
    const id = Number(runId ?? context.runId ?? Number.NaN);
    const own = isHere && (runId === undefined || id === context.runId);
    if (!own && merge.length > 0)
        throw new options.UsageError('Expected no run-id beside merge, which takes the reports of its own run alone');
    if (Number.isNaN(id))
        throw new options.UsageError('Expected run-id beside artifact: this is no run of GitHub Actions');
    return { of: own ? 'this run' : `run ${id}${isHere ? '' : ` of ${named}`}`, repo, id, own };
}
async function artifactsInto({ of, repo, id, own }, settings, folder, limit, around) {
    const { artifact = [] } = settings;
    const client = () => clientOf(settings, around);
    const store = own && isServed(around.env) ? servedStore(of, around.wait ?? promises_.setTimeout) : restStore(client(), { repo, id, of });
    return quietly(around.output, () => download(store, artifact, { folder, limit }));
}
/** Whose reports are the baseline; `undefined`: none are asked for. */
function branchOf(settings, around) {
    const { baselineBranch: branch, baselineArtifact: artifact, baselineRuns: runs } = settings;
    if (branch === undefined)
        return undefined;
    const { repository, workflow, runId: own } = around.context;
    const repo = repoOf(repository);
    if (!repo || workflow === undefined)
        throw new options.UsageError('Expected no baseline-branch outside of GitHub Actions, where no workflow is told: use baseline');
    return { client: clientOf(settings, around), repo, workflow, branch, artifact, runs, own };
}
const clientOf = ({ githubToken: token }, { env, wait }) => connect({ token, api: env['GITHUB_API_URL'], ...(wait ? { wait } : {}) });

// EXTERNAL MODULE: ./src/report/markdown.ts
var markdown = __webpack_require__(54285);
// EXTERNAL MODULE: ./src/github/limits.ts
var limits = __webpack_require__(71679);
;// CONCATENATED MODULE: ./src/github/check.ts
// A check of the commit, by the Checks API: it annotates as many places as there are, where a step may annotate ten.



const levels = { failure: 'failure', error: 'failure', warning: 'warning', notice: 'notice' };
/** Writes the check, and hands over the annotations behind it, fifty at a time. */
async function writeCheck({ octokit }, check) {
    const { repo, name, sha, key, conclusion, summary, marks, url } = check;
    const title = (0,model_text/* clip */.$Q)(check.title, 250);
    const placed = marks.flatMap(annotationOf);
    const output = (from) => ({ title, summary, annotations: placed.slice(from, from + limits/* batchSize */.CJ) });
    const made = {
        ...repo,
        ...{ name, head_sha: sha, external_id: key, status: 'completed', conclusion },
        ...(url === undefined ? {} : { details_url: url }),
        output: output(0),
    };
    const id = await makeOnce(octokit, check, async () => (await octokit.rest.checks.create(made)).data.id);
    for (let from = limits/* batchSize */.CJ; from < placed.length; from += limits/* batchSize */.CJ)
        await octokit.rest.checks.update({ ...repo, check_run_id: id, output: output(from) });
}
/** Where making a check got no answer, it may have been made: then there is one of this key. */
async function makeOnce(octokit, { repo, name, sha, key }, make) {
    try {
        return await make();
    }
    catch (e) {
        if ((failureOf(e)?.status ?? 0) < 500)
            throw e;
        const { data } = await octokit.rest.checks.listForRef({ ...repo, ref: sha, check_name: name, per_page: 100 });
        return data.check_runs.find((run) => run.external_id === key)?.id ?? (await make());
    }
}
/** A check shows places alone; columns stand on one line. */
function annotationOf({ level, title, message, file, startLine, endLine, startColumn, endColumn }) {
    if (file === undefined || startLine === undefined)
        return [];
    const end = endLine ?? startLine;
    const columns = end === startLine && startColumn !== undefined;
    return [
        {
            path: file,
            start_line: startLine,
            end_line: end,
            ...(columns ? { start_column: startColumn, end_column: endColumn ?? startColumn } : {}),
            annotation_level: levels[level],
            title,
            message,
        },
    ];
}

;// CONCATENATED MODULE: ./src/github/comment.ts
// The comment on a pull request: one of each step, found again by a mark that nobody else's comment can bear.

const markOf = (key) => `<!-- agent-eval:${key} `;
const runOf = (body) => {
    const [, number, attempt] = /^<!-- agent-eval:\w+ run=(\d{1,9})\.(\d{1,9}) -->/.exec(body) ?? [];
    return [Number(number ?? 0), Number(attempt ?? 0)];
};
/** Makes the comment, or brings it up to date. */
async function writeComment({ octokit }, comment) {
    const { repo, pullRequest, key, run, text, makes } = comment;
    const body = `${markOf(key)}run=${run.number}.${run.attempt} -->\n${text}`;
    for (let attempt = 1;; attempt++) {
        const found = await ownComment(octokit, comment);
        if (found) {
            const [number, rerun] = runOf(found.body);
            if (number > run.number || (number === run.number && rerun > run.attempt))
                return 'newer';
            await octokit.rest.issues.updateComment({ ...repo, comment_id: found.id, body });
            return 'updated';
        }
        if (!makes)
            return 'none';
        try {
            await octokit.rest.issues.createComment({ ...repo, issue_number: pullRequest, body });
            return 'made';
        }
        catch (e) {
            // It may have been made all the same: then it is found.
            if ((failureOf(e)?.status ?? 0) < 500 || attempt === 2)
                throw e;
        }
    }
}
/** The comment that the same token's user wrote for this step, on whatever page it stands. */
async function ownComment(octokit, { repo, pullRequest, key }) {
    let login;
    const asked = { ...repo, issue_number: pullRequest, per_page: 100 };
    for await (const { data } of octokit.paginate.iterator(octokit.rest.issues.listComments, asked)) {
        for (const { id, body, user } of data) {
            if (!body?.startsWith(markOf(key)) || !user)
                continue;
            login ??= await loginOf(octokit);
            if (user.login === login || (user.type === 'Bot' && user.login === `${login}[bot]`))
                return { id, body };
        }
    }
    return undefined;
}
/** Whom the token writes as. The REST API does not tell it to the token of a job. */
async function loginOf(octokit) {
    const { viewer } = await octokit.graphql('{ viewer { login } }');
    return viewer.login;
}

;// CONCATENATED MODULE: ./src/github/pulls.ts
/** The number of the pull request; `undefined`: the run is about none. */
async function pullRequestOf(octokit, repo, context) {
    const { pullRequest, after } = context;
    if (pullRequest)
        return pullRequest.number;
    if (after === undefined || after.pullRequest !== undefined)
        return after?.pullRequest;
    // Of a fork's branch the event names none. The branch may have moved on since: then the result is no longer of it.
    const head = `${after.repository.split('/')[0]}:${after.branch}`;
    const { data } = await octokit.rest.pulls.list({ ...repo, head, state: 'open', per_page: 100 });
    return data.find((pull) => pull.head.sha === after.sha && pull.head.repo?.full_name === after.repository)?.number;
}
/** The commit that checks of the run are shown with; `undefined`: it cannot be told. */
async function commitOf(octokit, repo, context) {
    const { pullRequest, after, sha } = context;
    if (pullRequest?.head !== undefined)
        return pullRequest.head;
    if (after)
        return after.sha;
    if (!pullRequest)
        return sha;
    return (await octokit.rest.pulls.get({ ...repo, pull_number: pullRequest.number })).data.head.sha;
}

;// CONCATENATED MODULE: ./src/github/publish.ts





/** Writes what the settings ask for. Never rejects. */
async function publish(result, settings, around) {
    const { context, api, warn, wait } = around;
    const repo = repoOf(context.repository);
    if (!repo) {
        warn('Neither comment nor check is written: no repository is told');
        return;
    }
    const client = connect({ token: settings.githubToken, api, ...(wait ? { wait } : {}) });
    const fork = context.pullRequest?.fork ?? false;
    const attempt = async (what, permission, act) => {
        try {
            await act();
        }
        catch (e) {
            warn(`No ${what} is written. ${reasonOf(e, { what: `the ${what}`, permission, fork })}`);
        }
    };
    if (settings.comment !== 'never')
        await attempt('comment', '`pull-requests: write`', () => comment(client, repo, result, settings, around));
    if (settings.checkName !== undefined)
        await attempt('check', '`checks: write`', () => check(client, repo, result, settings.checkName, around));
}
async function comment(client, repo, { holds, comment: text }, settings, { context, key, say }) {
    const pullRequest = await pullRequestOf(client.octokit, repo, context);
    if (pullRequest === undefined) {
        say('No comment is written: this run is of no pull request.');
        return;
    }
    const run = { number: context.runNumber ?? 0, attempt: context.runAttempt ?? 1 };
    const makes = settings.comment === 'always' || !holds;
    const about = aboutLine(context);
    const done = await writeComment(client, { repo, pullRequest, key, run, text: `${text}\n${about}\n`, makes });
    const said = {
        made: `A comment is written on pull request ${pullRequest}.`,
        updated: `The comment on pull request ${pullRequest} is up to date.`,
        newer: `No comment is written: pull request ${pullRequest} has that of a newer run.`,
        none: '',
    }[done];
    if (said !== '')
        say(said);
}
/** Which commit and run the comment is of: it outlives both. */
function aboutLine({ server, repository, runId, runNumber, sha, pullRequest, after }) {
    const commit = pullRequest?.head ?? after?.sha ?? sha ?? '';
    if (!/^https?:\/\/[\w.:-]+$/.test(server))
        return '';
    const parts = [
        /^[0-9a-f]{7,64}$/.test(commit)
            ? `commit ${(0,markdown/* link */.nf)(`<code>${commit.slice(0, 7)}</code>`, `${server}/${repository}/commit/${commit}`)}`
            : '',
        runId === undefined ? '' : (0,markdown/* link */.nf)(`run ${runNumber ?? runId}`, `${server}/${repository}/actions/runs/${runId}`),
    ];
    return `<sub>${parts.filter(Boolean).join(' · ')}</sub>`;
}
async function check(client, repo, result, given, { context, key, title, say, warn }) {
    const sha = await commitOf(client.octokit, repo, context);
    if (sha === undefined) {
        warn('No check is written: no commit is told.');
        return;
    }
    const { server, repository, runId, runAttempt = 1 } = context;
    const conclusion = !result.holds ? 'failure' : result.passes ? 'success' : 'neutral';
    const name = title === undefined ? given : `${given} (${title})`;
    await writeCheck(client, {
        ...{ repo, name, sha, conclusion },
        key: `${key}:${runId ?? 0}.${runAttempt}`,
        ...{ title: result.line, summary: result.check, marks: result.marks },
        url: runId === undefined ? undefined : `${server}/${repository}/actions/runs/${runId}`,
    });
    say(`The check ${name} is written: ${conclusion}.`);
}

// EXTERNAL MODULE: ./src/github/step.ts
var step = __webpack_require__(11185);
// EXTERNAL MODULE: ./src/run/baselines.ts + 3 modules
var baselines = __webpack_require__(79894);
;// CONCATENATED MODULE: ./src/action/elsewhere.ts
// What the action has from GitHub before it judges, and tells there afterwards: loaded only where it is asked for.








const defaultTraces = options.options.find((o) => o.name === 'traces')?.default;
const say = (text) => core/* info */.pq((0,printable.safeLines)((0,printable.printable)(text)));
/** Fetches what is not on the disk of the runner. Throws a UsageError for settings that do not go together, before it does. */
async function fetchFor(settings) {
    (0,baselines/* asksBaseline */.wb)(settings);
    core/* setSecret */.Pq(settings.githubToken);
    const fetched = await fetchInputs(settings, {
        ...{ env: process.env, context: (0,github_context/* readContext */.y)(process.env), output: process.stdout, say },
    });
    // The runner gives the default where a workflow leaves an input out.
    if (fetched.root !== undefined && settings.traces.join() === defaultTraces)
        settings.traces = ['**/*'];
    return fetched;
}
/** Says the result in a comment and a check. */
async function publishFor(result, settings) {
    const context = (0,github_context/* readContext */.y)(process.env);
    const title = (0,step/* stepTitle */.Fb)(settings.title, settings.matrix);
    try {
        await publish(result, settings, {
            ...{ context, title, api: process.env['GITHUB_API_URL'], say },
            key: (0,step/* stepKey */.Ug)(process.env, context.workflow, title),
            warn: (text) => core/* warning */.$e((0,printable.printable)(text)),
        });
    }
    catch (e) {
        core/* warning */.$e(`Neither comment nor check is written: ${(0,printable.printable)(e.message)}`);
    }
}


/***/ }),

/***/ 19556:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readContext)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _node_modules_actions_github_lib_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37157);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87979);
// What the job tells of itself: the repository, the commit, the pull request and the run.
// The package's own entry loads an HTTP client with it; the class that reads the context needs none.



/**
 * Reads the context of the job. `env`: the environment of the process, which the class reads. An event that is missing or malformed
 * leaves out what only it tells.
 */
function readContext(env) {
    const context = makeContext(env);
    const { sha, serverUrl: server, runId, runAttempt, runNumber } = context;
    const repository = repositoryOf(context);
    const pullRequest = pullRequestOf(context) ?? commentedOf(context);
    const workflow = /^[^/]+\/[^/]+\/([^@]+)@/.exec(env['GITHUB_WORKFLOW_REF'] ?? '')?.[1];
    const after = afterOf(context);
    return {
        server,
        ...(repository ? { repository } : {}),
        ...(sha ? { sha } : {}),
        ...(pullRequest ? { pullRequest } : {}),
        ...(Number.isSafeInteger(runId) ? { runId } : {}),
        ...(Number.isSafeInteger(runAttempt) ? { runAttempt } : {}),
        ...(Number.isSafeInteger(runNumber) ? { runNumber } : {}),
        ...(workflow ? { workflow } : {}),
        ...(after ? { after } : {}),
    };
}
/** The class parses the event at once, and throws where it is no JSON: then it is made without one. */
function makeContext(env) {
    const event = env['GITHUB_EVENT_PATH'];
    if (event === undefined || isJsonObject(event))
        return new _node_modules_actions_github_lib_context_js__WEBPACK_IMPORTED_MODULE_1__/* .Context */ .o();
    delete env['GITHUB_EVENT_PATH'];
    try {
        return new _node_modules_actions_github_lib_context_js__WEBPACK_IMPORTED_MODULE_1__/* .Context */ .o();
    }
    finally {
        env['GITHUB_EVENT_PATH'] = event;
    }
}
function isJsonObject(file) {
    try {
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(JSON.parse(node_fs__WEBPACK_IMPORTED_MODULE_0___default().readFileSync(file, 'utf8')));
    }
    catch {
        return false;
    }
}
function repositoryOf(context) {
    try {
        const { owner, repo } = context.repo;
        return owner && repo ? `${owner}/${repo}` : undefined;
    }
    catch {
        // Neither the environment nor the event names it.
        return undefined;
    }
}
function pullRequestOf({ payload }) {
    const pull = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(payload.pull_request);
    const number = pull['number'];
    if (typeof number !== 'number' || !Number.isSafeInteger(number))
        return undefined;
    const head = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(pull['head']);
    const sha = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(head['sha']);
    // The repository of a branch is gone where the fork was deleted.
    const from = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(head['repo'])['full_name']);
    const fork = from !== (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(pull['base'])['repo'])['full_name']);
    return { number, fork, ...(sha === undefined ? {} : { head: sha }) };
}
/** The pull request that somebody commented on, by the event `issue_comment`: of its branch the event tells nothing. */
function commentedOf({ payload }) {
    const issue = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(payload.issue);
    const number = issue['number'];
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(issue['pull_request']) || typeof number !== 'number' || !Number.isSafeInteger(number))
        return undefined;
    return { number, fork: false };
}
function afterOf({ payload }) {
    const run = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(payload['workflow_run']);
    const [sha, branch] = [(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(run['head_sha']), (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(run['head_branch'])];
    const repository = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(run['head_repository'])['full_name']);
    if (sha === undefined || branch === undefined || repository === undefined)
        return undefined;
    const pulls = Array.isArray(run['pull_requests']) ? run['pull_requests'] : [];
    const number = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(pulls[0])['number'];
    return { sha, branch, repository, ...(Number.isSafeInteger(number) ? { pullRequest: number } : {}) };
}


/***/ }),

/***/ 71679:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ batchSize),
/* harmony export */   H9: () => (/* binding */ commentRoom),
/* harmony export */   kX: () => (/* binding */ checkRoom),
/* harmony export */   y4: () => (/* binding */ mostMarks)
/* harmony export */ });
// What GitHub takes of a comment and of a check, and how much of it is used.
/** The most bytes of what a comment says: GitHub takes 65,536 characters, and it has a mark and a last line beside. */
const commentRoom = 64_000;
/** The most bytes of the summary of a check. */
const checkRoom = 65_535;
/** So many annotations of a check are taken in one request. */
const batchSize = 50;
/** So many places are shown of one level: a request for each fifty of them. */
const mostMarks = 1000;


/***/ }),

/***/ 11185:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ stepAnchor),
/* harmony export */   Fb: () => (/* binding */ stepTitle),
/* harmony export */   Ug: () => (/* binding */ stepKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87979);
// What tells a step apart from the others of its run, on a page that shows them all.


/** A title, with the values of the job's matrix behind it: `refunds (ubuntu-latest, 20)`. `matrix`: its JSON, `null` without one. */
function stepTitle(title, matrix) {
    const values = valuesOf(matrix).join(', ');
    if (values === '')
        return title;
    return title === undefined ? values : `${title} (${values})`;
}
/** Values that are no text, number or truth value name nothing that a reader knows. */
function valuesOf(matrix) {
    if (matrix === undefined)
        return [];
    try {
        const parsed = JSON.parse(matrix);
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(parsed))
            return [];
        return Object.values(parsed)
            .filter((value) => ['string', 'number', 'boolean'].includes(typeof value))
            .map(String);
    }
    catch {
        // Whoever runs the action by hand gives no matrix.
        return [];
    }
}
/** Tells what this step writes from what any other step writes, of this workflow or another, in this run or the next. */
function stepKey(env, workflow, title) {
    const step = [workflow ?? env['GITHUB_WORKFLOW'], env['GITHUB_JOB'], env['GITHUB_ACTION'], title];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(step)).digest('hex').slice(0, 16);
}
/** What begins the names of places on the page of this step: no other step of the run has it. */
function stepAnchor(env, title) {
    const step = JSON.stringify([env['GITHUB_JOB'], env['GITHUB_ACTION'], title]);
    return `agent-eval-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(step).digest('hex').slice(0, 6)}`;
}


/***/ }),

/***/ 90643:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XF: () => (/* binding */ enough),
/* harmony export */   t2: () => (/* binding */ recorded),
/* harmony export */   vN: () => (/* binding */ compareFigures)
/* harmony export */ });
/* harmony import */ var _model_chances_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51748);
/* harmony import */ var _ranks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72815);
// What runs cost, against the baseline: medians side by side, and which differences are more than chance.


const figures = ['cost_usd', 'tool_calls', 'turns', 'tokens', 'duration_ms'];
/** From so many trials a side on a test can tell anything. */
const enough = 4;
/** Compares each figure that both sides recorded in every trial; chance is corrected over the scenarios. */
function compareFigures(all) {
    return figures.flatMap((figure) => {
        const both = all.flatMap(({ scenario, now, known }) => {
            const is = recorded(now.figures(figure));
            const was = recorded(known.figures(figure));
            return is && was ? [{ scenario, is, was }] : [];
        });
        const tested = both.filter(({ is, was }) => is.length >= enough && was.length >= enough);
        const chances = (0,_ranks_js__WEBPACK_IMPORTED_MODULE_0__/* .holm */ .fU)(tested.map(({ is, was }) => (0,_ranks_js__WEBPACK_IMPORTED_MODULE_0__/* .difference */ .iv)(is, was)));
        return both.map(({ scenario, is, was }) => {
            const at = tested.findIndex((t) => t.scenario === scenario);
            const marked = at >= 0 && (0,_model_chances_js__WEBPACK_IMPORTED_MODULE_1__/* .atMost */ .Tu)(chances[at], 0.05);
            return { scenario, figure, was: (0,_ranks_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(was), is: (0,_ranks_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(is), ...(marked ? { marked } : {}) };
        });
    });
}
/** The figures, if there are some and none is missing. */
function recorded(values) {
    const known = values.filter((v) => v !== undefined);
    return known.length > 0 && known.length === values.length ? known : undefined;
}


/***/ }),

/***/ 57104:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ pastOf),
/* harmony export */   b: () => (/* binding */ knownOf)
/* harmony export */ });
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10200);

function pastOf(label, report) {
    const tallies = new Map();
    return {
        label,
        scenarios: new Map(report.scenarios.map((s) => [s.name, s])),
        tally(scenario) {
            const tally = tallies.get(scenario) ?? (0,_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyOf */ .s)(scenario);
            tallies.set(scenario, tally);
            return tally;
        },
    };
}
/** Looks a scenario up. Only trials of the same content count: of another, nothing says that they were asked the same. */
function knownOf(past, name, content) {
    const found = past.flatMap(({ label, scenarios, tally }) => {
        const scenario = scenarios.get(name);
        return scenario ? [{ label, scenario, tally }] : [];
    });
    const same = found
        .filter(({ scenario }) => content !== undefined && scenario.content === content && scenario.verdict !== 'skip')
        .map(({ label, scenario, tally }) => ({ label, tally: tally(scenario) }));
    return {
        named: found.length > 0,
        same: same.length > 0,
        runs: same.reduce((n, { tally }) => n + tally.runs, 0),
        judged(dimension) {
            const sum = { passed: 0, total: 0, blocks: false };
            for (const { label, tally } of same) {
                const judged = tally.judged.get(dimension);
                if (!judged)
                    continue;
                sum.passed += judged.passed;
                sum.total += judged.total;
                if (judged.passed < judged.total)
                    sum.since ??= label;
            }
            return sum;
        },
        figures: (figure) => same.flatMap(({ tally }) => tally.figures(figure)),
    };
}


/***/ }),

/***/ 10200:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ tallyOf)
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47088);
// The trials of one scenario, counted: how often each dimension held, and the figures of the runs.

const allFigures = ['cost_usd', 'tool_calls', 'tool_errors', 'turns', 'tokens', 'duration_ms'];
/** What of a scenario is judged by itself, one trial a report. */
const ownIds = ['expected_failure'];
/**
 * Counts the trials of a scenario. An `error` counts as failed, a `skip` not at all. Where a failure is expected, that alone is
 * counted: what fails in its trials is meant to.
 */
function tallyOf(scenario) {
    const judged = new Map();
    const excepted = new Set();
    const blocking = new Set();
    const figures = new Map(allFigures.map((figure) => [figure, []]));
    const add = (d) => {
        if (d.verdict === 'skip')
            return;
        const known = judged.get(d.id) ?? { passed: 0, total: 0, blocks: false };
        known.total++;
        if (d.verdict === 'pass')
            known.passed++;
        known.blocks ||= (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .blocks */ .Bv)(d);
        judged.set(d.id, known);
    };
    const own = scenario.dimensions.filter((d) => ownIds.includes(d.id));
    for (const d of own)
        add(d);
    let runs = 0;
    for (const { stats, dimensions } of scenario.runs) {
        runs++;
        for (const [figure, values] of figures)
            values.push(figureOf(stats, figure));
        for (const d of dimensions) {
            if (own.length === 0)
                add(d);
            if (d.severity === 'blocking')
                blocking.add(d.id);
            if (d.verdict === 'skip' && d.message.startsWith('Excepted:'))
                excepted.add(d.id);
        }
    }
    return { runs, judged, excepted, blocking, figures: (figure) => figures.get(figure) ?? [] };
}
function figureOf(stats, figure) {
    if (figure !== 'tokens')
        return stats[figure];
    const { input_tokens, output_tokens } = stats;
    return input_tokens === undefined || output_tokens === undefined ? undefined : input_tokens + output_tokens;
}


/***/ }),

/***/ 72815:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   Pi: () => (/* binding */ mannWhitney),
/* harmony export */   fU: () => (/* binding */ holm),
/* harmony export */   iv: () => (/* binding */ difference)
/* harmony export */ });
// Comparing two samples of figures by their ranks: medians, the Mann-Whitney test, and Holm's correction over several of them.
function median(values) {
    const sorted = [...values].sort((a, b) => a - b);
    const middle = sorted.length >> 1;
    const upper = sorted[middle] ?? Number.NaN;
    return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
/** Up to so many figures together the chance is counted out; beyond, the normal distribution is close enough. */
const mostCounted = 30;
/** The chances that the first sample ranks as high as it does or higher, and as low or lower, if both are drawn alike. */
function mannWhitney(first, second, most = mostCounted) {
    if (first.length > second.length) {
        const { higher, lower } = mannWhitney(second, first, most);
        return { higher: lower, lower: higher };
    }
    const all = [...first, ...second].sort((a, b) => a - b);
    // Equal figures share their mean rank; twice the rank is a whole number.
    const rankOf = new Map();
    const ties = [];
    for (let i = 0; i < all.length;) {
        let j = i;
        while (j < all.length && all[j] === all[i])
            j++;
        rankOf.set(all[i], i + j + 1);
        ties.push(j - i);
        i = j;
    }
    if (ties.length === 1)
        return { higher: 1, lower: 1 };
    const ranks = all.map((value) => rankOf.get(value));
    const sum = first.reduce((s, value) => s + rankOf.get(value), 0);
    return all.length <= most
        ? counted(ranks, first.length, sum)
        : approximated(first.length, second.length, sum / 2, ties);
}
/** Counts the ways to draw so many of the ranks by their sum: exact, ties included. */
function counted(ranks, size, sum) {
    const most = ranks.reduce((a, b) => a + b, 0);
    const ways = Array.from({ length: size + 1 }, () => new Float64Array(most + 1));
    const none = ways[0];
    none[0] = 1;
    for (const rank of ranks)
        for (let k = size; k >= 1; k--) {
            const [with_, without] = [ways[k], ways[k - 1]];
            for (let s = most; s >= rank; s--)
                with_[s] = with_[s] + without[s - rank];
        }
    let [all, higher, lower] = [0, 0, 0];
    for (const [s, n] of ways[size].entries()) {
        all += n;
        if (s >= sum)
            higher += n;
        if (s <= sum)
            lower += n;
    }
    return { higher: higher / all, lower: lower / all };
}
function approximated(m, n, rankSum, ties) {
    const total = m + n;
    const u = rankSum - (m * (m + 1)) / 2;
    const tied = ties.reduce((s, t) => s + (t * t * t - t), 0);
    const spread = Math.sqrt(((m * n) / 12) * (total + 1 - tied / (total * (total - 1))));
    if (spread === 0)
        return { higher: 1, lower: 1 };
    const above = (by) => 1 - normal(by / spread);
    return { higher: above(u - (m * n) / 2 - 0.5), lower: above((m * n) / 2 - u - 0.5) };
}
/** The normal distribution (Abramowitz and Stegun 7.1.26, to seven digits). */
function normal(z) {
    const x = Math.abs(z) / Math.SQRT2;
    const t = 1 / (1 + 0.3275911 * x);
    const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) * Math.exp(-x * x);
    return z < 0 ? series / 2 : 1 - series / 2;
}
/** The two-sided chance of such a difference, or a larger one. */
function difference(first, second) {
    const { higher, lower } = mannWhitney(first, second);
    return Math.min(1, 2 * Math.min(higher, lower));
}
/** Holm's correction: each chance as it counts among all of them. */
function holm(chances) {
    const order = chances.map((p, i) => [p, i]).sort((a, b) => a[0] - b[0]);
    const corrected = [...chances];
    let largest = 0;
    for (const [at, [p, i]] of order.entries()) {
        largest = Math.max(largest, Math.min(1, p * (chances.length - at)));
        corrected[i] = largest;
    }
    return corrected;
}


/***/ }),

/***/ 28266:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iN: () => (/* binding */ askedOf),
  XJ: () => (/* binding */ countTrials),
  O6: () => (/* binding */ reaches),
  Bg: () => (/* binding */ resultOf)
});

// UNUSED EXPORTS: wilson

// EXTERNAL MODULE: ./src/documents/severity.ts
var documents_severity = __webpack_require__(17655);
// EXTERNAL MODULE: ./src/model/chances.ts
var chances = __webpack_require__(51748);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/verdict.ts
var model_verdict = __webpack_require__(47088);
;// CONCATENATED MODULE: ./src/judging/expected.ts
// A failure that a scenario expects: does every trial fail as it says, and in nothing else?



const id = 'expected_failure';
const route = ['expect_failure'];
const counts = (d) => d.severity !== 'off';
/** The scenario's own dimension. Only `fail` is a failure that was expected: an `error` says that nobody knows. */
function expectedFailure({ reason, dimensions }, runs, min) {
    if (runs.length < min)
        return { id, verdict: 'error', route, message: `Missing trials: expected at least ${min}, found ${runs.length}` };
    for (const { trace, dimensions: judged } of runs) {
        const unsure = judged.find((d) => d.verdict === 'error' && counts(d));
        if (unsure)
            return {
                id,
                verdict: 'error',
                route,
                message: `Cannot tell whether the failure is the expected one: ${unsure.id} of ${trace} is an error: ${unsure.message}`,
            };
    }
    for (const { trace, dimensions: judged } of runs) {
        const message = mismatch(dimensions, judged);
        if (message !== undefined)
            return { id, verdict: 'fail', route, message: `${message}, in ${trace}` };
    }
    return { id, verdict: 'pass', message: `Fails as expected: ${reason}` };
}
/** What is not as expected in one trial. */
function mismatch(patterns, judged) {
    const counted = judged.filter(counts);
    const failed = counted.filter((d) => d.verdict === 'fail');
    if (patterns === undefined)
        return failed.length > 0 ? undefined : 'Expected a failure, found none; the mark expect_failure can go';
    for (const pattern of patterns) {
        const meant = counted.filter((d) => (0,documents_severity/* meansDimension */.FF)(pattern, d.id));
        if (meant.some((d) => d.verdict === 'fail'))
            continue;
        const passed = meant.some((d) => d.verdict === 'pass');
        return passed
            ? `Expected ${pattern} to fail, and it passes; the mark expect_failure can go`
            : `Expected ${pattern} to fail, and it was not judged`;
    }
    const others = failed.filter((d) => (0,model_verdict/* blocks */.Bv)(d) && !patterns.some((p) => (0,documents_severity/* meansDimension */.FF)(p, d.id)));
    return others.length > 0
        ? `Expected no other failure than ${(0,model_text/* list */.p_)(patterns)}, found ${(0,model_text/* list */.p_)(others.map((d) => d.id))}`
        : undefined;
}

;// CONCATENATED MODULE: ./src/judging/trials.ts
// The trials of a scenario → its own dimensions and its verdict.





const thousandths = (n) => Math.round(n * 1000) / 1000;
/** The Wilson 95 % interval of a rate, three decimals. */
function wilson(passed, total) {
    if (total === 0)
        return [0, 1];
    const z = 1.959963984540054;
    const p = passed / total;
    const middle = p + (z * z) / (2 * total);
    const spread = z * Math.sqrt((p * (1 - p)) / total + (z * z) / (4 * total * total));
    const scale = 1 + (z * z) / total;
    return [thousandths(Math.max(0, (middle - spread) / scale)), thousandths(Math.min(1, (middle + spread) / scale))];
}
function countTrials({ length: total, passed }) {
    return {
        total,
        passed,
        pass_all: total > 0 && passed === total,
        pass_any: passed > 0,
        rate: total === 0 ? 0 : thousandths(passed / total),
        interval: wilson(passed, total),
        pass_hat: draws(total, (k) => (0,chances/* passHat */.pi)({ passed, total }, k)),
        pass_at: draws(total, (k) => (0,chances/* passAt */.Xz)({ passed, total }, k)),
    };
}
const draws = (total, chance) => Array.from({ length: Math.min(10, total) }, (_, i) => thousandths(chance(i + 1)));
/** What a scenario asks of its trials. */
const askedOf = ({ trials: { min, require, confidence } }) => ({
    min,
    require,
    ...(confidence === undefined ? {} : { confidence }),
});
/** The same where it is more than one trace that passes. */
function askedIn(scenario) {
    const { min, require, confidence } = scenario.trials;
    return min === 1 && require === 'all' && confidence === undefined ? {} : { asked: askedOf(scenario) };
}
/** What the trials show of the rate that is required, where that is asked: neither is an `error`, never a pass. */
function shownBy({ min, require, confidence }, { passed, total }) {
    if (confidence === undefined || require === 'all' || require === 'any')
        return undefined;
    const at = (verdict, message) => ({ id: 'trials_met', verdict, message });
    const seen = `${passed} of ${total} passed`;
    const asked = `${require} at ${Number((confidence * 100).toFixed(6))} %`;
    if (total > min)
        return at('error', `Expected exactly the planned number of trials: ${total} trials, ${min} planned; adding trials until it passes proves nothing`);
    const rate = (0,chances/* rateOf */.MK)(require);
    const found = (0,chances/* shown */.SP)({ passed, total }, rate, confidence);
    if (total === min && found === 'reached')
        return at('pass', `${seen}, which shows ${asked}`);
    if (total === min && found === 'missed')
        return at('fail', `Expected a rate of ${asked}; ${seen}, which shows less`);
    const failures = total - passed;
    const needed = (0,chances/* trialsToShow */.Qr)(rate, confidence, failures);
    const way = failures === 0 ? `${needed} passes in a row` : `${needed} trials with ${(0,model_text/* count */.U9)(failures, 'failure')} among them`;
    const missing = total < min ? `Missing trials: expected ${min}, found ${total}; ` : '';
    return at('error', `${missing}inconclusive: ${seen}; ${asked} needs ${needed === undefined ? 'more trials than can be planned' : way}`);
}
/**
 * Is a rate reached? It is compared as precisely as it is written: `0.67` holds for 2 of 3, and `"2/3"` does exactly. One decimal
 * says no thirds: `0.8` is not reached by 3 of 4.
 */
function reaches(passed, total, rate) {
    if (typeof rate === 'string') {
        const [some = 1, all = 1] = rate.split('/').map(Number);
        return passed * all >= some * total;
    }
    const decimals = /\.(\d+)$/.exec(String(rate))?.[1]?.length ?? 0;
    if (decimals < 2)
        return passed >= rate * total - 1e-9;
    return Number((passed / total).toFixed(Math.min(decimals, 15))) >= rate;
}
const passedOf = ({ passed, total }) => `${passed} of ${(0,model_text/* count */.U9)(total, 'trial')} passed`;
/** Evaluates the trials: were there enough, and did enough pass? */
function trialsMet(scenario, trials) {
    const { min, require } = scenario.trials;
    const seen = passedOf(trials);
    const told = shownBy(scenario.trials, trials);
    if (told)
        return told;
    const at = (verdict, message) => ({ id: 'trials_met', verdict, message });
    if (trials.total < min)
        return at('error', `Missing trials: expected at least ${min}, found ${trials.total}; ${seen}`);
    if (require === 'all')
        return trials.pass_all ? at('pass', seen) : at('fail', `Expected all trials to pass; ${seen}`);
    if (require === 'any')
        return trials.pass_any ? at('pass', seen) : at('fail', `Expected at least one trial to pass; ${seen}`);
    return reaches(trials.passed, trials.total, require)
        ? at('pass', `${seen}, at least ${require} expected`)
        : at('fail', `Expected a rate of at least ${require}; ${seen} (${trials.rate})`);
}
const missingTrace = 'Missing trace: none belongs to this scenario, by name=glob lines of traces, its own traces globs, the scenario field of a trace, folder and file names, or as the only trace for the only scenario; name its file or folder like the scenario, or bind it by a line NAME=GLOB of traces';
/** The result of a scenario from its runs. `missing` says what a scenario without traces means. */
function resultOf(scenario, runs, missing, config) {
    const { document, content } = scenario;
    const relaxed = missing === 'fail' ? 'blocking' : missing === 'warn' ? 'advisory' : 'off';
    const severity = (id, otherwise) => (0,documents_severity/* overrideOf */.Oe)(id, scenario.severity, config) ?? otherwise;
    const base = {
        name: scenario.name,
        ...(content === undefined ? {} : { content }),
        file: document.file,
        ...(document.line === undefined ? {} : { line: document.line }),
        ...(scenario.description === undefined ? {} : { description: scenario.description }),
        tags: scenario.tags,
    };
    const { skip, expectFailure, everyTrace } = scenario;
    if (skip !== undefined) {
        const message = `Not judged: ${skip}`;
        const d = { id: 'trials_met', verdict: 'skip', severity: severity('trials_met', 'blocking'), message };
        return { ...base, verdict: 'skip', reason: skip, dimensions: [d] };
    }
    if (runs.length === 0 && everyTrace) {
        const d = { id: 'trace_present', verdict: 'skip', severity: 'blocking', message: 'No trace to judge' };
        return { ...base, verdict: 'skip', dimensions: [d] };
    }
    const expected = expectFailure && {
        ...expectedFailure(expectFailure, runs, scenario.trials.min),
        severity: runs.length === 0 ? relaxed : severity('expected_failure', 'blocking'),
    };
    if (runs.length === 0) {
        const d = {
            id: 'trace_present',
            verdict: 'error',
            severity: missing === 'fail' ? severity('trace_present', relaxed) : relaxed,
            message: missingTrace,
            route: ['name'],
        };
        const dimensions = expected ? [d, expected] : [d];
        return { ...base, verdict: dimensions.some(model_verdict/* blocks */.Bv) ? 'fail' : 'skip', dimensions };
    }
    const trials = { ...countTrials(runs), ...askedIn(scenario) };
    if (expected) {
        const message = `Not asked: a failure is expected; ${passedOf(trials)}`;
        const met = { id: 'trials_met', verdict: 'skip', severity: severity('trials_met', 'blocking'), message };
        const verdict = (0,model_verdict/* blocks */.Bv)(expected) ? 'fail' : 'pass';
        return { ...base, verdict, reason: expectFailure.reason, dimensions: [met, expected], trials };
    }
    const met = { severity: severity('trials_met', 'blocking'), ...trialsMet(scenario, trials) };
    if (scenario.trials.confidence !== undefined && met.verdict === 'error' && trials.total <= scenario.trials.min)
        trials.settled = false;
    if (met.verdict !== 'pass')
        met.route =
            document.kind === 'toml' && (scenario.trials.min > 1 || scenario.trials.require !== 'all') ? ['trials'] : ['name'];
    return { ...base, verdict: (0,model_verdict/* blocks */.Bv)(met) ? 'fail' : 'pass', dimensions: [met], trials };
}


/***/ })

};
