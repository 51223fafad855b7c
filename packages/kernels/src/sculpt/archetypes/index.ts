import type { Archetype } from '../dsl/archetype.ts';
import { airplane } from './airplane/airplane.ts';
import { anchor } from './anchor/anchor.ts';
import { animalHead } from './animal-head/animal-head.ts';
import { anvil } from './anvil/anvil.ts';
import { apple } from './apple/apple.ts';
import { arch } from './arch/arch.ts';
import { armchair } from './armchair/armchair.ts';
import { armor } from './armor/armor.ts';
import { axe } from './axe/axe.ts';
import { bag } from './bag/bag.ts';
import { ball } from './ball/ball.ts';
import { balloon } from './balloon/balloon.ts';
import { banana } from './banana/banana.ts';
import { barn } from './barn/barn.ts';
import { barrel } from './barrel/barrel.ts';
import { basket } from './basket/basket.ts';
import { bat } from './bat/bat.ts';
import { bathroomFixture } from './bathroom-fixture/bathroom-fixture.ts';
import { battery } from './battery/battery.ts';
import { bed } from './bed/bed.ts';
import { bell } from './bell/bell.ts';
import { belt } from './belt/belt.ts';
import { bench } from './bench/bench.ts';
import { berry } from './berry/berry.ts';
import { bicycle } from './bicycle/bicycle.ts';
import { birdhouse } from './birdhouse/birdhouse.ts';
import { blocks } from './blocks/blocks.ts';
import { boat } from './boat/boat.ts';
import { bolt } from './bolt/bolt.ts';
import { bomb } from './bomb/bomb.ts';
import { book } from './book/book.ts';
import { bookshelf } from './bookshelf/bookshelf.ts';
import { bottle } from './bottle/bottle.ts';
import { bow } from './bow/bow.ts';
import { bread } from './bread/bread.ts';
import { bridge } from './bridge/bridge.ts';
import { bucket } from './bucket/bucket.ts';
import { burger } from './burger/burger.ts';
import { bus } from './bus/bus.ts';
import { bush } from './bush/bush.ts';
import { bust } from './bust/bust.ts';
import { cabinet } from './cabinet/cabinet.ts';
import { cactus } from './cactus/cactus.ts';
import { cage } from './cage/cage.ts';
import { cake } from './cake/cake.ts';
import { camera } from './camera/camera.ts';
import { campfire } from './campfire/campfire.ts';
import { can } from './can/can.ts';
import { candle } from './candle/candle.ts';
import { candy } from './candy/candy.ts';
import { cannon } from './cannon/cannon.ts';
import { car } from './car/car.ts';
import { cart } from './cart/cart.ts';
import { castle } from './castle/castle.ts';
import { cave } from './cave/cave.ts';
import { centaur } from './centaur/centaur.ts';
import { chair } from './chair/chair.ts';
import { chandelier } from './chandelier/chandelier.ts';
import { cheese } from './cheese/cheese.ts';
import { chesspiece } from './chesspiece/chesspiece.ts';
import { chest } from './chest/chest.ts';
import { church } from './church/church.ts';
import { clock } from './clock/clock.ts';
import { cloud } from './cloud/cloud.ts';
import { coffeemachine } from './coffeemachine/coffeemachine.ts';
import { coin } from './coin/coin.ts';
import { column } from './column/column.ts';
import { computer } from './computer/computer.ts';
import { coneMarker } from './cone-marker/cone-marker.ts';
import { constructionVehicle } from './construction-vehicle/construction-vehicle.ts';
import { cookie } from './cookie/cookie.ts';
import { crate } from './crate/crate.ts';
import { creature } from './creature/index.ts';
import { cross } from './cross/cross.ts';
import { crown } from './crown/crown.ts';
import { crystal } from './crystal/crystal.ts';
import { cupcake } from './cupcake/cupcake.ts';
import { cutlery } from './cutlery/cutlery.ts';
import { deskchair } from './deskchair/deskchair.ts';
import { die } from './die/die.ts';
import { dish } from './dish/dish.ts';
import { donut } from './donut/donut.ts';
import { door } from './door/door.ts';
import { dress } from './dress/dress.ts';
import { drink } from './drink/drink.ts';
import { drone } from './drone/drone.ts';
import { drum } from './drum/drum.ts';
import { dumbbell } from './dumbbell/dumbbell.ts';
import { egg } from './egg/egg.ts';
import { engine } from './engine/engine.ts';
import { feather } from './feather/feather.ts';
import { fence } from './fence/fence.ts';
import { fireplace } from './fireplace/fireplace.ts';
import { flag } from './flag/flag.ts';
import { flower } from './flower/flower.ts';
import { fountain } from './fountain/fountain.ts';
import { fridge } from './fridge/fridge.ts';
import { fruit } from './fruit/fruit.ts';
import { gamepad } from './gamepad/gamepad.ts';
import { gazebo } from './gazebo/gazebo.ts';
import { gear } from './gear/gear.ts';
import { gemstone } from './gemstone/gemstone.ts';
import { geometricSolid } from './geometric-solid/geometric-solid.ts';
import { ghost } from './ghost/ghost.ts';
import { glasses } from './glasses/glasses.ts';
import { globe } from './globe/globe.ts';
import { glove } from './glove/glove.ts';
import { goblet } from './goblet/goblet.ts';
import { golem } from './golem/golem.ts';
import { grass } from './grass/grass.ts';
import { gravestone } from './gravestone/gravestone.ts';
import { guitar } from './guitar/guitar.ts';
import { gun } from './gun/gun.ts';
import { hammer } from './hammer/hammer.ts';
import { hand } from './hand/hand.ts';
import { handle } from './handle/handle.ts';
import { harp } from './harp/harp.ts';
import { hat } from './hat/hat.ts';
import { headphones } from './headphones/headphones.ts';
import { helicopter } from './helicopter/helicopter.ts';
import { helmet } from './helmet/helmet.ts';
import { hook } from './hook/hook.ts';
import { hourglass } from './hourglass/hourglass.ts';
import { house } from './house/house.ts';
import { humanoid } from './humanoid/index.ts';
import { hydrant } from './hydrant/hydrant.ts';
import { icecream } from './icecream/icecream.ts';
import { island } from './island/island.ts';
import { kettle } from './kettle/kettle.ts';
import { key } from './key/key.ts';
import { knife } from './knife/knife.ts';
import { ladder } from './ladder/ladder.ts';
import { lamp } from './lamp/lamp.ts';
import { lantern } from './lantern/lantern.ts';
import { lightbulb } from './lightbulb/lightbulb.ts';
import { lighthouse } from './lighthouse/lighthouse.ts';
import { lightsaber } from './lightsaber/lightsaber.ts';
import { lock } from './lock/lock.ts';
import { log } from './log/log.ts';
import { mace } from './mace/mace.ts';
import { machine } from './machine/machine.ts';
import { mailbox } from './mailbox/mailbox.ts';
import { mask } from './mask/mask.ts';
import { meat } from './meat/meat.ts';
import { mermaid } from './mermaid/mermaid.ts';
import { mirror } from './mirror/mirror.ts';
import { monument } from './monument/monument.ts';
import { motorcycle } from './motorcycle/motorcycle.ts';
import { mountain } from './mountain/mountain.ts';
import { mug } from './mug/mug.ts';
import { mushroom } from './mushroom/mushroom.ts';
import { necklace } from './necklace/necklace.ts';
import { nest } from './nest/nest.ts';
import { organ } from './organ/organ.ts';
import { pan } from './pan/pan.ts';
import { pen } from './pen/pen.ts';
import { phone } from './phone/phone.ts';
import { phonebooth } from './phonebooth/phonebooth.ts';
import { piano } from './piano/piano.ts';
import { pickaxe } from './pickaxe/pickaxe.ts';
import { pillow } from './pillow/pillow.ts';
import { pineapple } from './pineapple/pineapple.ts';
import { pipe } from './pipe/pipe.ts';
import { pizza } from './pizza/pizza.ts';
import { planet } from './planet/planet.ts';
import { plate } from './plate/plate.ts';
import { playground } from './playground/playground.ts';
import { plinth } from './plinth/plinth.ts';
import { plush } from './plush/plush.ts';
import { potion } from './potion/potion.ts';
import { pottedPlant } from './potted-plant/potted-plant.ts';
import { pyramid } from './pyramid/pyramid.ts';
import { rifle } from './rifle/rifle.ts';
import { ring } from './ring/ring.ts';
import { robot } from './robot/robot.ts';
import { rock } from './rock/rock.ts';
import { rocket } from './rocket/rocket.ts';
import { rope } from './rope/rope.ts';
import { rover } from './rover/rover.ts';
import { rubberduck } from './rubberduck/rubberduck.ts';
import { rug } from './rug/rug.ts';
import { sandwich } from './sandwich/sandwich.ts';
import { satellite } from './satellite/satellite.ts';
import { saw } from './saw/saw.ts';
import { scarecrow } from './scarecrow/scarecrow.ts';
import { scarf } from './scarf/scarf.ts';
import { scissors } from './scissors/scissors.ts';
import { scooter } from './scooter/scooter.ts';
import { scroll } from './scroll/scroll.ts';
import { shell } from './shell/shell.ts';
import { shield } from './shield/shield.ts';
import { ship } from './ship/ship.ts';
import { shirt } from './shirt/shirt.ts';
import { shoe } from './shoe/shoe.ts';
import { shop } from './shop/shop.ts';
import { shovel } from './shovel/shovel.ts';
import { signpost } from './signpost/signpost.ts';
import { skateboard } from './skateboard/skateboard.ts';
import { skeleton } from './skeleton/skeleton.ts';
import { skull } from './skull/skull.ts';
import { skyscraper } from './skyscraper/skyscraper.ts';
import { slime } from './slime/slime.ts';
import { smallAppliance } from './small-appliance/small-appliance.ts';
import { snowglobe } from './snowglobe/snowglobe.ts';
import { snowman } from './snowman/snowman.ts';
import { spaceship } from './spaceship/spaceship.ts';
import { speaker } from './speaker/speaker.ts';
import { spear } from './spear/spear.ts';
import { sportsGear } from './sports-gear/sports-gear.ts';
import { staff } from './staff/staff.ts';
import { staircase } from './staircase/staircase.ts';
import { stamp } from './stamp/stamp.ts';
import { stand } from './stand/stand.ts';
import { star } from './star/star.ts';
import { statue } from './statue/statue.ts';
import { submarine } from './submarine/submarine.ts';
import { sushi } from './sushi/sushi.ts';
import { sword } from './sword/sword.ts';
import { table } from './table/table.ts';
import { tableGame } from './table-game/table-game.ts';
import { tank } from './tank/tank.ts';
import { teapot } from './teapot/teapot.ts';
import { telescope } from './telescope/telescope.ts';
import { temple } from './temple/temple.ts';
import { tent } from './tent/tent.ts';
import { text } from './text/text.ts';
import { throne } from './throne/throne.ts';
import { throwingWeapon } from './throwing-weapon/throwing-weapon.ts';
import { toaster } from './toaster/toaster.ts';
import { toiletpaper } from './toiletpaper/toiletpaper.ts';
import { torch } from './torch/torch.ts';
import { tower } from './tower/tower.ts';
import { toy } from './toy/toy.ts';
import { tractor } from './tractor/tractor.ts';
import { trafficlight } from './trafficlight/trafficlight.ts';
import { train } from './train/train.ts';
import { trashcan } from './trashcan/trashcan.ts';
import { tree } from './tree/tree.ts';
import { treehouse } from './treehouse/treehouse.ts';
import { trophy } from './trophy/trophy.ts';
import { trousers } from './trousers/trousers.ts';
import { truck } from './truck/truck.ts';
import { tv } from './tv/tv.ts';
import { typewriter } from './typewriter/typewriter.ts';
import { umbrella } from './umbrella/umbrella.ts';
import { vase } from './vase/vase.ts';
import { vegetable } from './vegetable/vegetable.ts';
import { vine } from './vine/vine.ts';
import { violin } from './violin/violin.ts';
import { wall } from './wall/wall.ts';
import { wand } from './wand/wand.ts';
import { watch } from './watch/watch.ts';
import { well } from './well/well.ts';
import { wheel } from './wheel/wheel.ts';
import { wheelbarrow } from './wheelbarrow/wheelbarrow.ts';
import { windInstrument } from './wind-instrument/wind-instrument.ts';
import { windmill } from './windmill/windmill.ts';
import { window } from './window/window.ts';
import { wrench } from './wrench/wrench.ts';

/** Every family of objects by its name. Written by `node scripts/list-archetypes.ts` from the folders beside it. */
export const ARCHETYPES: Readonly<Record<string, Archetype>> = {
  airplane,
  anchor,
  'animal head': animalHead,
  anvil,
  apple,
  arch,
  armchair,
  armor,
  axe,
  bag,
  ball,
  balloon,
  banana,
  barn,
  barrel,
  basket,
  bat,
  'bathroom fixture': bathroomFixture,
  battery,
  bed,
  bell,
  belt,
  bench,
  berry,
  bicycle,
  birdhouse,
  blocks,
  boat,
  bolt,
  bomb,
  book,
  bookshelf,
  bottle,
  bow,
  bread,
  bridge,
  bucket,
  burger,
  bus,
  bush,
  bust,
  cabinet,
  cactus,
  cage,
  cake,
  camera,
  campfire,
  can,
  candle,
  candy,
  cannon,
  car,
  cart,
  castle,
  cave,
  centaur,
  chair,
  chandelier,
  cheese,
  chesspiece,
  chest,
  church,
  clock,
  cloud,
  coffeemachine,
  coin,
  column,
  computer,
  'cone marker': coneMarker,
  'construction vehicle': constructionVehicle,
  cookie,
  crate,
  creature,
  cross,
  crown,
  crystal,
  cupcake,
  cutlery,
  deskchair,
  die,
  dish,
  donut,
  door,
  dress,
  drink,
  drone,
  drum,
  dumbbell,
  egg,
  engine,
  feather,
  fence,
  fireplace,
  flag,
  flower,
  fountain,
  fridge,
  fruit,
  gamepad,
  gazebo,
  gear,
  gemstone,
  'geometric solid': geometricSolid,
  ghost,
  glasses,
  globe,
  glove,
  goblet,
  golem,
  grass,
  gravestone,
  guitar,
  gun,
  hammer,
  hand,
  handle,
  harp,
  hat,
  headphones,
  helicopter,
  helmet,
  hook,
  hourglass,
  house,
  humanoid,
  hydrant,
  icecream,
  island,
  kettle,
  key,
  knife,
  ladder,
  lamp,
  lantern,
  lightbulb,
  lighthouse,
  lightsaber,
  lock,
  log,
  mace,
  machine,
  mailbox,
  mask,
  meat,
  mermaid,
  mirror,
  monument,
  motorcycle,
  mountain,
  mug,
  mushroom,
  necklace,
  nest,
  organ,
  pan,
  pen,
  phone,
  phonebooth,
  piano,
  pickaxe,
  pillow,
  pineapple,
  pipe,
  pizza,
  planet,
  plate,
  playground,
  plinth,
  plush,
  potion,
  'potted plant': pottedPlant,
  pyramid,
  rifle,
  ring,
  robot,
  rock,
  rocket,
  rope,
  rover,
  rubberduck,
  rug,
  sandwich,
  satellite,
  saw,
  scarecrow,
  scarf,
  scissors,
  scooter,
  scroll,
  shell,
  shield,
  ship,
  shirt,
  shoe,
  shop,
  shovel,
  signpost,
  skateboard,
  skeleton,
  skull,
  skyscraper,
  slime,
  'small appliance': smallAppliance,
  snowglobe,
  snowman,
  spaceship,
  speaker,
  spear,
  'sports gear': sportsGear,
  staff,
  staircase,
  stamp,
  stand,
  star,
  statue,
  submarine,
  sushi,
  sword,
  table,
  'table game': tableGame,
  tank,
  teapot,
  telescope,
  temple,
  tent,
  text,
  throne,
  'throwing weapon': throwingWeapon,
  toaster,
  toiletpaper,
  torch,
  tower,
  toy,
  tractor,
  trafficlight,
  train,
  trashcan,
  tree,
  treehouse,
  trophy,
  trousers,
  truck,
  tv,
  typewriter,
  umbrella,
  vase,
  vegetable,
  vine,
  violin,
  wall,
  wand,
  watch,
  well,
  wheel,
  wheelbarrow,
  'wind instrument': windInstrument,
  windmill,
  window,
  wrench,
};
