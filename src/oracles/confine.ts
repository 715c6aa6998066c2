// What stands between a command and the job: namespaces where this system grants them, else what is left without them.
import type { Place } from './workspace.ts'

/** How a command is started. */
export type Start = {
  program: string
  args: string[]
  /** Does the start say on descriptor 3 that all is set up, before the command runs? */
  announced: boolean
}

export type Confinement = {
  /** Is everything but the place out of reach for writing, and the processes and files of the job for reading? */
  whole: boolean
  start(command: string, place: Place): Start
}

/** No descriptor but input, output and errors reaches a command, whatever this program was itself started with. */
const closeOthers = (last: number): string =>
  `for fd in /dev/fd/[0-9]*; do fd=\${fd##*/}; if [ "$fd" != "[0-9]*" ] && [ "$fd" -gt ${last} ]; then eval "exec $fd>&-"; fi; done`

/**
 * Runs as the first process of new namespaces, with rights in them alone. Hides what holds secrets, offers the place (its
 * temporary folder as the system's, too), makes everything else read-only, and gives all rights up before the command begins.
 * The command is not that first process itself, which signals do not reach.
 */
const setUp = `
${closeOthers(3)}
set -e
base=$1 user=$2 group=$3 command=$4
shift 4
cd "$base"
for hidden; do
  if [ -d "$hidden" ]; then mount -t tmpfs none "$hidden"
  elif [ -e "$hidden" ]; then mount --bind /dev/null "$hidden"
  fi
done
offered=":/dev/shm:$base:"
if [ -d /dev/shm ]; then mount -t tmpfs none /dev/shm; fi
for temp in /tmp /var/tmp; do
  if [ -d $temp ] && [ ! -L $temp ]; then
    mount -c --bind tmp $temp
    offered+="$temp:"
  fi
done
mkdir -p "$base"
mount -c --bind . "$base"
for kernel in /proc/sys /proc/sysrq-trigger; do
  if [ -e $kernel ]; then
    mount --bind $kernel $kernel
    mount -o remount,bind,ro $kernel
  fi
done
declare -A flags
while read -r _ _ _ _ at options _; do
  printf -v at %b "$at"
  flags[$at]=$options
done </proc/self/mountinfo
for at in "\${!flags[@]}"; do
  case $at in /proc | /proc/*) continue ;; esac
  if [[ $offered != *":$at:"* && \${flags[$at]} == rw* && -e $at ]]; then
    mount -o "remount,bind,ro\${flags[$at]#rw}" "$at"
  fi
done
cd "$base/work"
unset OLDPWD
exec 4>&2
printf ready >&3
exec 2>/dev/null 3>&-
set +e
unshare --user "--map-user=$user" "--map-group=$group" setpriv --no-new-privs "$BASH" -c "$command" 2>&4 4>&-
exit $?
`

/** Namespaces of its own for users, mounts, processes and shared memory; the network stays the job's. */
export const namespaces = (
  unshare: string,
  bash: string,
  ids: { user: number; group: number },
  hidden: readonly string[],
): Confinement => ({
  whole: true,
  start: (command, { base }) => ({
    program: unshare,
    args: [
      ...['--user', '--map-root-user', '--mount', '--pid', '--ipc', '--fork', '--kill-child', '--mount-proc', '--'],
      ...[bash, '-c', setUp, 'agent-eval', base, String(ids.user), String(ids.group), command, ...hidden],
    ],
    announced: true,
  }),
})

/** The command as the job's own user; `setpriv`, where there is one, keeps it from becoming another, as by sudo. */
export const bare = (bash: string, setpriv: string | undefined): Confinement => ({
  whole: false,
  start: (command) => ({
    program: bash,
    args: [
      '-c',
      `${closeOthers(2)}; exec "$@"`,
      'agent-eval',
      ...(setpriv === undefined ? [] : [setpriv, '--no-new-privs']),
      ...[bash, '-c', command],
    ],
    announced: false,
  }),
})
