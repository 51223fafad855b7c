export const HELP = `Claywork: text and images to 3D assets, on your own machine.

Usage: claywork <command> [options]

  serve              the API and a worker, with the embedded database unless DATABASE_URL is set
    --free-ports       take free ports where the configured ones are in use
  api                only the API            (several share one DATABASE_URL)
  worker             only a worker           (on any number of machines)
  migrate            bring the database up to date

  member add         add a member and print the API key, once
    --email ADDRESS    required
    --password TEXT    for signing in
    --tier NAME        free (default), maker, studio, or one of the configuration
    --credits N        purchased credits to begin with
    --admin            may administer
  member set-password  set a password, print the new API key, end all sessions: --email ADDRESS --password TEXT
  member grant       grant credits (--credits=-N takes back): --email ADDRESS --credits N [--note TEXT]
  catalog add PATHS  take model files, and folders of them, into the catalog
    --license ID       an SPDX identifier such as CC0-1.0, of models that do not say theirs
    --author NAME      --category SLUG, --tags A,B, --featured, --tier NAME: likewise
    --formats LIST     also offer obj, stl, usdz, fbx, gltf, 3mf
    --jobs N           files at once, default 1
    --dry-run          look into them and say what would be added
    --json             an object a line
  catalog starter    makes some 40 models to begin with, free of rights; goes on where it was stopped
    --only LIST        slugs or categories
    --count N          no more than so many
    --json             an object a line
  catalog list       the models of the catalog
    --category SLUG    --q WORDS, --json
  catalog remove ID  take models out, by id or slug
  ledger verify      check every account, hold and lane slot
  fsck               compare the database with the file store
    --deep             read every byte
    --repair           remove files that nothing names
  inspect FILE       what a model file holds, and what is wrong with it
    --json             as data
  render FILE        draws a model file as an animated picture: a clip of it, or a turntable
    -o FILE.webp       where to (required)
    --clip NAME        which clip; the first when left out
    --turntable        the camera goes round once
    --size N           pixels along a side, 32 to 1024, default 384

  --help             this text
  --version          the version

Configuration comes from the environment: PORT, HOST, OPS_PORT, PUBLIC_URL, CLAYWORK_DATA_DIR, DATABASE_URL,
STORAGE_URL and others; see docs/self-hosting.md. Admin commands work beside a running service and without one.
`;
