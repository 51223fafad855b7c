/** Weapons and tools. How a row is written: `read-family.ts`. */
export const ARMS = `
sword/longsword | l1 | knights sword, medieval sword, steel sword, magic sword, excalibur gem=true ornate=true, king sword gem=true ornate=true, claymore length=1.5 l1.4, greatsword length=1.7 l1.6 = great sword !whole length=1.7 l1.6, two handed sword length=1.6 l1.5, zweihander length=1.8 l1.7, bastard sword length=1.2 l1.15, hand and a half sword length=1.2 l1.15, buster sword length=1.8 l1.7, master sword gem=true grip#3a3a9a, fantasy sword gem=true ornate=true, hero sword ornate=true, enchanted sword gem=true, flaming sword blade#e8641c, fire sword blade#e8641c, ice sword blade@ice, crystal sword blade@crystal, diamond sword blade@crystal blade#6ad0d8, wooden sword blade@wood guard@wood grip@wood, training sword blade@wood guard@wood grip@wood, toy sword l0.6 @plastic, blade of light, knight sword, templar sword, paladin sword ornate=true, anduril ornate=true, ceremonial sword ornate=true gem=true, rune sword ornate=true, claymore sword length=1.5 l1.4, executioner sword, stone sword @stone, bone sword @bone, obsidian sword @obsidian, steel blade, sword of gryffindor gem=true ornate=true, needle sword length=0.6, sting sword length=0.6, demon sword blade#3a1418, dark sword blade#202024, holy sword ornate=true guard@gold, anime sword length=1.7, minecraft sword, war sword, gothic sword, iron sword blade@iron, bronze sword blade@bronze guard@bronze, swords, sword in the stone gem=true
sword/broadsword | l1 | broad sword, viking sword, norse sword, gladius length=0.6 l0.65, roman sword length=0.6 l0.65, short sword length=0.65 l0.65 = shortsword length=0.65 l0.65, spartan sword length=0.6 l0.65, celtic sword, claymore basket, barbarian sword length=1.3 l1.3, conan sword length=1.3 l1.3, pirate broadsword, falchion length=0.9 l0.9, xiphos length=0.6 l0.6, anglo saxon sword
sword/katana | l1 | samurai sword, japanese sword, ninja sword length=0.8, ninjato length=0.8, tachi, odachi length=1.6 l1.5, nodachi length=1.6 l1.5, wakizashi length=0.65 l0.6, tanto length=0.4 l0.35, bokken blade@wood, samurai katana, uchigatana, katana blade, masamune
sword/scimitar | l0.9 | saber = sabre, cutlass length=0.8 l0.8, pirate sword length=0.8 l0.8, arabian sword, falcata length=0.65, shamshir, khopesh length=0.6 l0.6, kilij, cavalry sword, cavalry saber, talwar, persian sword, machete guard@plastic length=0.6 l0.55, egyptian sword length=0.6 l0.6, curved sword, kopis length=0.65, yatagan, turkish sword, kukri length=0.45 l0.42, corsair sword, dao sword, chinese sword
sword/dagger | l0.35 length=0.4 | dirk, combat knife = tactical knife = army knife, bowie knife, athame, kris = kris dagger, ceremonial dagger ornate=true, assassin dagger, poniard, hunting knife, throwing knife = throwing knives, elven dagger ornate=true, letter opener l0.22, golden dagger @gold, bone dagger @bone, crystal dagger blade@crystal, parrying dagger, bayonet, trench knife, ritual dagger gem=true, survival knife, thieves knife, stone knife @stone, glass dagger @glass, main gauche
sword/rapier | l1.1 | foil = fencing foil, epee, fencing sword, musketeer sword, duelling sword, smallsword, estoc, zorro sword, court sword, spanish sword, swashbuckler sword, three musketeers sword
knife | | knife, kitchen knife = chef knife = chefs knife, steak knife l0.24, carving knife, paring knife l0.18, knife block h0.33
knife/cleaver | | cleaver = meat cleaver = butcher knife, butcher cleaver
knife/bread knife | | bread knife, cake knife
knife/butter knife | | butter knife, cheese knife
knife/pocket knife | | pocket knife = swiss army knife = penknife, switchblade, butterfly knife
knife/box cutter | | box cutter = utility knife
knife | | scalpel l0.15, pizza cutter, razor = straight razor, peeler, oyster knife
axe/axe | l0.8 | wood axe !whole, felling axe, fire axe head#c8201c = fireman axe head#c8201c, firemans axe, wooden axe handle, stone axe @stone, minecraft axe, chopping axe, splitting axe, splitting maul, camping axe length=0.5, woodcutters axe, golden axe head@gold, lumberjack axe, ice axe length=0.7 !whole, axes, maul, adze, iron axe head@iron, paul bunyan axe, rusty axe, broad axe, crystal axe head@crystal
axe/battle axe | l0.9 | battleax, dwarven axe, dwarf axe, fantasy axe, knight axe, orc axe, orcish axe, greataxe length=1.5 l1.4, great axe length=1.5 l1.4, executioner axe length=1.3 l1.2, pole axe length=1.8 l1.8 = poleaxe length=1.8 l1.8, bardiche length=1.6 l1.6, barbarian axe, kratos axe, leviathan axe, war hatchet, gimli axe, medieval axe, one handed axe length=0.6, bone axe @bone, demon axe head#3a1418, magic axe, enchanted axe, barbarian battle axe, elven axe, fire battle axe head#c8441c, minotaur axe
axe/double axe | l1 | double bladed axe, double sided axe, labrys, double edged axe, twin bladed axe, minoan axe, two sided axe, twin headed axe, double headed battle axe, double bladed battle axe, double blade axe
axe/hatchet | l0.4 | hand axe, small axe, throwing axe, camp hatchet, wood hatchet, bushcraft axe, scout axe, survival hatchet, kindling axe, boarding axe, tactical axe, hunting hatchet
axe/tomahawk | l0.5 | indian axe, native american axe, war tomahawk, frontier axe, mohawk axe, tactical tomahawk
axe/viking axe | l0.9 | norse axe, dane axe, bearded axe, danish axe, nordic axe, ragnar axe, francisca, skeggox
hammer | | hammer = claw hammer, carpenter hammer, tack hammer, ball peen hammer, toy hammer head#e8c020, hammers
hammer/sledgehammer | | sledgehammer = sledge hammer, blacksmith hammer l0.4, maul hammer
hammer/mallet | | mallet = wooden mallet, croquet mallet l0.9, meat tenderizer, rubber mallet head@rubber head#1c1c1e, squeaky hammer head@plastic head#d8281e, harley quinn hammer l1.2, giant hammer l1.4
hammer/gavel | | gavel = judge gavel
hammer/war hammer | | war hammer = warhammer = battle hammer, great hammer l1.4, stone hammer head@stone
hammer/mjolnir | | mjolnir = thor hammer = thors hammer
hammer | | jackhammer l0.7, reflex hammer
pickaxe | | pickaxe = pick axe = mining pick = miners pick, war pick h0.8, diamond pickaxe #6ad0d8 edge#b8f2f6, minecraft pickaxe, golden pickaxe @gold, iron pickaxe, stone pickaxe @stone
pickaxe/mattock | | mattock
pickaxe/pick hammer | | pick hammer = rock hammer = geologist hammer
pickaxe/scythe | | scythe = reaper scythe = death scythe = grim reaper scythe, war scythe
pickaxe/sickle | | sickle, kama, kusarigama
pickaxe/hoe | | hoe = garden hoe
pickaxe/crowbar | | crowbar = pry bar
pickaxe/grappling hook | | grappling hook
mace | | mace = spiked mace, brass mace @brass
mace/morning star | | morning star = morningstar
mace/flail | | flail = ball and chain flail
mace/club | | club = wooden club = caveman club, cudgel, shillelagh, giants club l1.4, bludgeon, quarter club
mace/spiked club | | spiked club, spiked bat, kanabo @iron
mace/baton | | baton = police baton = truncheon = nightstick, tonfa, blackjack, sap
mace/nunchucks | | nunchucks = nunchaku
mace/ball and chain | | ball and chain = wrecking ball
staff/royal staff | | scepter = sceptre l0.6, royal scepter l0.6
spear | | spear = wooden spear, javelin = throwing spear l2, viking spear, boar spear, magic spear head@crystal head#6ad0e8, partisan, polearm, gungnir head@gold, holy lance, spears, fishing spear
spear/trident | | trident = pitchfork trident = poseidon trident, bident, trident of poseidon, devil trident head#c8201c, war fork
spear/halberd | | halberd
spear/lance | | lance = jousting lance, dragon lance
spear/pike | | pike, sarissa, spontoon l2.4
spear/harpoon | | harpoon, pilum l1.9
spear/naginata | | naginata, glaive
spear/stone spear | | stone spear, zulu spear, assegai
spear | | blowgun = blowpipe
bow | | bow = longbow = bow and arrow, elven bow, hunting bow, short bow l1.1, magic bow limbs#6a4ad0, archery bow, golden bow limbs@gold, cupids bow limbs@gold l0.8, bowstring
bow/recurve bow | | recurve bow, mongol bow, compound bow
bow/crossbow | | crossbow = cross bow, ballista l3, hand crossbow l0.4
bow/arrow | | arrow = arrows, bolt arrow l0.4, flaming arrow metal#e8641c
bow/quiver | | quiver = quiver of arrows
bow | | slingshot = catapult sling l0.2, sling, boomerang bow
shield | | shield = knight shield = heater shield, hylian shield #2a4a9a emblem=eagle, coat of arms = heraldic shield = crest shield, templar shield face#f2f0ea emblem#b3161c emblem=cross, magic shield, dragon shield, medieval shield, skull shield, lion shield, mirror shield @chrome, energy shield, steel shield @steel, shields
shield/round shield | | round shield = viking shield, wooden shield !whole, targe
shield/captain america shield | | captain america shield
shield/tower shield | | tower shield h1.2, roman shield = scutum h1.1, pavise h1.2
shield/kite shield | | kite shield, zulu shield h1.2
shield/spartan shield | | spartan shield, greek shield, aegis
shield/buckler | | buckler h0.35
shield/riot shield | | riot shield h1, police shield h1
staff | | staff = magic staff = wizard staff = mage staff, gandalf staff, druid staff, necromancer staff shaft@bone crystal#5ae08a, moses staff, crystal staff, ice staff shaft@ice, fire staff crystal#e8641c, skull staff shaft@bone, pilgrim staff
staff/shepherds crook | | shepherds crook = shepherd crook, bishop staff shaft@gold
staff/cane | | cane = walking stick = walking cane, pimp cane, hockey cane
staff/bo staff | | bo staff = quarterstaff, monk staff, rod = stick l1, torch pole, mop handle, hiking pole = trekking pole l1.2
staff/royal staff | | scepter staff
staff/caduceus | | caduceus
staff | | crutch = crutches l1.3, golf flag, stilts l1.6, dowsing rod l0.5, flagpole l5
wand | | wand = magic wand, elder wand, harry potter wand, wizard wand, witch wand
wand/fairy wand | | fairy wand, star wand, princess wand, toy wand
wand/magician wand | | magician wand, conductor baton shaft#f2f0ea
wand/bubble wand | | bubble wand
wand/sparkler | | sparkler
lightsaber | | lightsaber = light saber = lightsabre, laser sword, energy sword, plasma sword, red lightsaber #e02018, green lightsaber #3fd85a, beam sword, jedi sword, energy blade
lightsaber/double bladed lightsaber | | double bladed lightsaber
lightsaber/kylo ren lightsaber | | kylo ren lightsaber
lightsaber | | glow stick l0.2
gun | | gun = pistol = handgun, glock, desert eagle metal#b4b7bb, machine pistol, taser, luger, walther ppk, starter pistol, paintball gun, stun gun, guns, uzi
gun/revolver | | revolver = six shooter, colt revolver, magnum, derringer l0.12
gun/flintlock | | flintlock = flintlock pistol = pirate pistol, dueling pistol, steampunk gun
gun/ray gun | | ray gun = raygun = laser gun = blaster, sci fi pistol = sci fi gun, alien gun, plasma pistol, portal gun frame#f2f2f0
gun/toy gun | | water gun = water pistol frame#3fb8e0, nerf gun, toy gun, cap gun
gun | | flare gun, glue gun, spray gun, holster @leather, silencer, nail gun, radar gun
rifle | | rifle = assault rifle = machine gun, m16 = m4, carbine, submachine gun = tommy gun, scar rifle, bullpup, p90, mp5, steyr
rifle/ak47 | | ak47 = ak 47 = kalashnikov, m1 garand
rifle/sniper rifle | | sniper rifle = sniper, hunting rifle stock@wood, elephant gun stock@wood, tranquilizer gun, air rifle = bb gun
rifle/shotgun | | shotgun = pump shotgun, sawed off shotgun l0.6, winchester = lever action rifle, double barrel shotgun
rifle/musket | | musket = flintlock rifle, blunderbuss l0.9, musketoon, arquebus
rifle/rocket launcher | | rocket launcher = bazooka = rpg, grenade launcher
rifle/plasma rifle | | plasma rifle = laser rifle = sci fi rifle, railgun, space rifle, energy rifle, bfg, sci fi assault rifle, super soaker #3fb8e0
cannon | | cannon = old cannon, medieval cannon, howitzer, field gun, civil war cannon, steampunk cannon barrel@brass, anti aircraft gun
cannon/ship cannon | | pirate cannon, ship cannon, naval gun, circus cannon wood#c8201c
cannon/mortar | | mortar weapon, bombard
cannon/catapult | | catapult = trebuchet = onager l3.4, mangonel l3.4, siege weapon
cannon | | confetti cannon, turret gun = gun turret = sentry gun, cannon ball = cannonball h0.2, laser turret, railgun turret, water cannon, laser cannon, t shirt cannon
bomb | | bomb = round bomb = cartoon bomb, smoke bomb h0.12 lit=false, bob omb, cherry bomb h0.08, stink bomb, explosive = explosives
bomb/grenade | | grenade = hand grenade h0.11, frag grenade, holy hand grenade @gold, plasma grenade, flashbang
bomb/dynamite | | dynamite = stick of dynamite = tnt h0.26, firecracker = firecrackers l0.1
bomb/time bomb | | time bomb, c4, detonator, pipe bomb
bomb/atomic bomb | | atomic bomb = nuke = nuclear bomb l3, warhead, cluster bomb
bomb/torpedo | | torpedo l5, depth charge l1
bomb/sea mine | | sea mine = naval mine h1
bomb/bullet | | bullet = bullets h0.045, shell casing = ammo shell h0.07, artillery shell h0.6, ammo = ammunition h0.05
bomb | | land mine = landmine h0.1, molotov = molotov cocktail h0.25, gunpowder keg @wood h0.5, fireworks = firework h0.5, shrapnel, explosion h1 #e8741c
sword | | weapon
throwing weapon/shuriken | | shuriken = ninja star = throwing star
throwing weapon/kunai | | kunai
throwing weapon/boomerang | | boomerang
throwing weapon/chakram | | chakram = throwing disc
throwing weapon/batarang | | batarang
throwing weapon/brass knuckles | | brass knuckles = knuckle duster = knuckledusters
throwing weapon/sai | | sai
throwing weapon/dart | | dart = darts = poison dart
shovel | | shovel, coal shovel = fire shovel
shovel/spade | | spade = digging spade
shovel/snow shovel | | snow shovel
shovel/trowel | | trowel = garden trowel = hand trowel, beach shovel @plastic #e8b41c, scoop l0.25
shovel/rake | | rake = garden rake, snow rake
shovel/leaf rake | | leaf rake = fan rake
shovel/pitchfork | | pitchfork = hay fork = hayfork
shovel/garden fork | | garden fork = digging fork
shovel/broom | | broom = sweeping broom = straw broom, whisk broom l0.35
shovel/besom | | broomstick = witch broom = besom = flying broom = witchs broom, nimbus 2000 = firebolt broom, quidditch broom
shovel/push broom | | push broom
shovel/mop | | mop = floor mop
shovel/paddle | | paddle = oar = oars = canoe paddle
shovel/plunger | | plunger = toilet plunger
shovel/paint roller | | paint roller
wrench | | wrench = spanner = combination wrench, socket wrench, torque wrench, ratchet, tire iron l0.4, tool = tools = hand tool
wrench/adjustable wrench | | adjustable wrench = monkey wrench = crescent wrench, pipe wrench #a8221c
wrench/hex key | | allen key = hex key = allen wrench = hex keys
wrench/pliers | | pliers = pair of pliers, vise grip grip@steel, tongs tool l0.3
wrench/needle-nose pliers | | needle-nose pliers = needle nose pliers = long nose pliers, tongs = blacksmith tongs l0.4
wrench/wire cutters | | wire cutters = wire cutter = side cutters, tin snips, wire stripper, bolt cutter = bolt cutters l0.6
wrench/screwdriver | | screwdriver = screw driver = phillips screwdriver
wrench/flat screwdriver | | flat screwdriver = flathead screwdriver
wrench/chisel | | chisel = wood chisel, paint scraper, wood carving tool
wrench/awl | | awl
wrench/drill | | drill = power drill = electric drill = cordless drill = hand drill, impact driver, electric screwdriver
wrench/clamp | | clamp = g clamp = c clamp = g-clamp, squeeze clamp
wrench/tape measure | | tape measure = measuring tape
wrench/spirit level | | spirit level = level tool = bubble level
saw | | saw = hand saw = handsaw = wood saw, two man saw l1.4, bone saw
saw/hacksaw | | hacksaw = hack saw, coping saw l0.35
saw/bow saw | | bow saw, pruning saw
saw/chainsaw | | chainsaw = chain saw
saw/circular saw | | circular saw = power saw, miter saw
saw/saw blade | | saw blade = circular saw blade = buzz saw
scissors | | scissors = pair of scissors = paper scissors, kitchen shears blade@steel
scissors/tailor scissors | | tailor scissors = tailors scissors = fabric scissors = sewing scissors, pinking shears, barber scissors handle@steel
scissors/safety scissors | | safety scissors = kids scissors = craft scissors
scissors/nail scissors | | nail scissors
scissors/shears | | shears = garden shears = hedge shears = hedge clippers, sheep shears handle@iron l0.35
scissors/secateurs | | secateurs = pruning shears = pruners
scissors/tweezers | | tweezers = pair of tweezers, forceps l0.14
key | | key = old key = skeleton key = antique key, golden key @gold, magic key gem=true, master key, keyblade l1.2, dungeon key @iron bow=ring, treasure key bow=crown, kingdom hearts keyblade bow=crown l1.2, iron key @iron, silver key @silver, steampunk key, ornate key bow=scroll, keys, bronze key @bronze, boss key @gold gem=true bow=crown
key/house key | | house key, card key
key/car key | | car key = key fob
key/keyring | | keyring = bunch of keys = key ring
key/heart key | | heart key
lock/padlock | | padlock = lock, love lock
lock/old padlock | | old padlock = antique lock = antique padlock, gate lock
lock/combination lock | | combination lock = combination padlock, safe dial
lock/heart lock | | heart lock = heart padlock
lock/chain lock | | chain lock = bike lock
cutlery | | cutlery = silverware = cutlery set = flatware
cutlery/fork | | fork = dinner fork, cake fork l0.15
cutlery/spoon | | spoon = teaspoon = tablespoon = soup spoon, measuring spoon = measuring spoons
cutlery/table knife | | table knife = dinner knife
cutlery/chopsticks | | chopsticks = pair of chopsticks = chopstick
cutlery/ladle | | ladle = soup ladle
cutlery/spatula | | spatula = turner, fish slice, kitchen utensil = kitchen utensils = utensil, spatula scraper
cutlery/whisk | | whisk = egg whisk = egg beater
cutlery/rolling pin | | rolling pin
cutlery/wooden spoon | | wooden spoon = cooking spoon
cutlery/honey dipper | | honey dipper
cutlery/potato masher | | potato masher
cutlery/strainer | | strainer = sieve = colander, tea strainer l0.16, skimmer
cutlery/kitchen tongs | | kitchen tongs = tongs kitchen, salad tongs, sugar tongs l0.12
cutlery/grater | | grater = cheese grater
ladder | | ladder = wooden ladder, attic ladder, library ladder, bunk ladder, fire ladder rail@steel, extension ladder = aluminium ladder = aluminum ladder rail@aluminium, pool ladder @chrome
ladder/step ladder | | step ladder = stepladder
ladder/rope ladder | | rope ladder
ladder/scaffolding | | scaffolding = scaffold
anvil | | anvil = blacksmith anvil = forge anvil, minecraft anvil, stump anvil stand=true
anvil/vise | | vise = vice = bench vise = bench vice
anvil/grindstone | | grindstone = sharpening wheel
anvil/horseshoe | | horseshoe = horse shoe
torch | | torch = burning torch = wooden torch, medieval torch, torches, cave torch, minecraft torch
torch/wall torch | | wall torch
torch/tiki torch | | tiki torch h1.6
torch/olympic torch | | olympic torch
torch/flashlight | | flashlight l0.18 = electric torch = hand torch, headlamp
torch/match | | match = matchstick h0.06
torch/lighter | | lighter = zippo h0.085
torch | | flare = emergency flare, matchbox l0.05, blowtorch l0.3, sparkler torch, lighter fluid
wheelbarrow | | wheelbarrow = wheel barrow = barrow = garden wheelbarrow, hand barrow
rope | | rope = coil of rope = rope coil = rope bundle, climbing rope #c0302c, hemp rope, twine, cable = wire = power cord @rubber #26282c, bungee cord #2f6aa8
rope/knot | | knot = celtic knot = rope knot
rope/lasso | | lasso = lariat
rope/hose | | hose = garden hose = water hose
rope/chain | | chain = chains = iron chain = chain link, anchor chain, dog chain
rope/net | | net = fishing net = fish net, safety net
rope/spider web | | spider web = spiderweb = cobweb = spider silk
rope/whip | | whip = bullwhip, cat o nine tails
rope/jump rope | | jump rope = skipping rope
rope/yarn | | yarn = ball of yarn = ball of wool = wool ball = string
rope/spool of thread | | spool of thread = thread spool = thread
hook | | hook = wall hook = coat hook, curtain hook, ceiling hook, bottle hook, suction cup
hook/s hook | | s hook = meat hook = butcher hook
hook/pirate hook | | pirate hook = hook hand
hook/crane hook | | crane hook = crane block
hook/carabiner | | carabiner = karabiner, keychain clip
hook/fish hook | | fish hook = fishing hook = fishhook
hook/fishing lure | | fishing lure = lure = bait = wobbler
hook/fishing rod | | fishing rod = fishing pole
hook/paper clip | | paper clip !whole = paperclip, staple, cable clip
hook/binder clip | | binder clip = clip = bulldog clip, bag clip
hook/clothespin | | clothespin = clothes peg = clothes pin = peg, tent peg
hook/hairpin | | hairpin = bobby pin = hair pin, hair clip = barrette, hair claw
hook/safety pin | | safety pin
hook/push pin | | pin = push pin = thumbtack = drawing pin
hook/needle | | needle = sewing needle
hook/hair comb | | hair comb = comb
`;
